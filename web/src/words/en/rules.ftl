# The rules of the games, as a book.
rules-title = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
rules-none = No rule has these words.
rules-option-what = What may be agreed
rules-option-values = Values, the usual one filled in
rules-option-usual = usual
rules-option-rule = Rule
rules-option-up-to = up to { $most }
rules-option-note = Whoever sets a table up chooses; everybody there sees what was chosen.
rules-ruling = Ruling
rules-option = Option
rules-ruling-option = Ruling and option
rules-page = Whole page

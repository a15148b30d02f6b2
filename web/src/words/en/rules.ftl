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
rules-ruling = Ruling
rules-option = Option
rules-ruling-option = Ruling and option
rules-page = Whole page

# Tournaments.
arena-title = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $rounds } rounds and { $decisions } decisions each ({ $endings }); nobody won { $undecided }
arena-caption = share: of the victories, for each time it sat down; 95 % intervals by Wilson; rating: OpenSkill’s; ms: for a decision
arena-bot = bot
arena-seats = seats
arena-share = share
arena-interval = 95 %
arena-par = equals
arena-rating = rating
arena-decision = ms
arena-forfeits = forfeits
arena-by-seat = share won, by seat
arena-picture = { $game }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
arena-whole = { $matches } matches do not give everybody each of { $seats } seats equally often: { $wanted } are played.
arena-stopped = Stopped after { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
arena-stopped-kept = Stopped after { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}; the same command goes on from there, with what is kept in { $path }.
arena-bots = A tournament needs at least two bots, with commas between them.
arena-matches = A tournament has from 1 to { $most } matches, not { $value }.
arena-playouts = The playouts for a hand-in go from 1 to { $most }, not { $value }.
arena-limit = The seconds for a hand-in are more than 0 and at most { $most }, not { $value }.
arena-workers = There can be from 1 to { $most } processes, not { $value }.
arena-records = Record files need a folder to be kept in: name it with --out.
arena-extra = The arena needs { $name }, which is not installed: pip install "planisphere[arena]".
arena-ray = No Ray cluster answers at { $address }: { $cause }
arena-folder = { $path } has matches of some tournament, but does not say of which: choose another folder.
arena-changed = { $path } has another tournament, which differs in: { $what }. Choose another folder, or the same tournament.
arena-line = { $path } cannot be read in line { $line }.
arena-nothing = No match has been played.

# Looking back: replay, records, fair dice.
record-choose = Choose the file of a record, or drop it here
record-file = Choose a file
record-paste = Or paste the text of a record

verify-title = Fair dice
verify-why = Before the first throw the table showed the hash of a secret seed, and the players’ browsers then added salts of their own. Every die and every card of the match follows from these alone, so that nobody could choose or change one afterwards. Your browser now computes all of them anew, without asking the server, and compares.
verify-which = Which record?
verify-check = Check the dice
verify-no-record = This is not the text of a record. It begins with lines such as “Game: risk76”.
verify-no-seed = This record has no seed: it was written before the match was over. Take the record of the finished match.
verify-running = The match still goes on, and the seed stays secret until it is over. Note its hash; after the match this page will check that the seed has it.
verify-fair =
    { $answers ->
        [0] Nothing in this match was left to chance.
       *[other] All { $count } dice and draws are those of the seed.
    }
verify-fair-more =
    { $answers ->
        [0] There was no die to throw and no card to draw; the seed has the hash that was promised.
       *[other] The seed has the hash that was promised, and with the salts it gives exactly what the record says, from the first throw to the last.
    }
verify-unfair = This record is not fair.
verify-not-kept = The seed is not the one that was promised: its hash is another.
verify-first-wrong = The first difference is in hand-in { $number } ({ $commands }), at { $place }: the record says { $recorded }, but the seed gives { $due }.
verify-opening = before the first move
verify-promise = Promise and seed
verify-game = Game
verify-seed = Seed, shown after the match
verify-hash = SHA-256 of the seed, computed here
verify-same = ✓ the same
verify-other = ✗ another
verify-salts = Salts of the players
verify-yours = ✓ yours
verify-noted-kept = ✓ Before the first throw this browser noted the same hash, and its own salt is among those used.
verify-noted-unsalted = Before the first throw this browser noted the same hash. Its own salt was not used: the match began without it, as happens when it comes too late.
verify-noted-broken = ✗ Before the first throw this browser noted another hash or another salt than the record has.
verify-throws = Every die and every draw
verify-throws-how = By the number of the hand-in that they followed. A draw among 42 has one of 42 equally likely cases, counted from 0.
verify-among = among { $bound }
verify-raw = case { $raw }
verify-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
verify-fight = { $attackers } against { $defenders }
verify-is-right = as the seed gives it
verify-is-wrong = The record says { $recorded }, the seed { $due }.
verify-show-all = Show all { $count } hand-ins
verify-watch = Watch this match
verify-beyond = The page checks that every answer of chance is the seed’s. That it was also the right question, such as 42 cards and not 43, is checked by the program that knows the rules: “planisphere verify RECORD”. And whoever would rather trust neither finds the method, with two short programs, in the documentation.

replay-title = Replay: { $game }
replay-controls = Controls of the replay
replay-first = To the beginning (Home)
replay-back = One step back (←)
replay-forward = One step on (→)
replay-last = To the end (End)
replay-run = Let it run (space)
replay-stop = Stop (space)
replay-slider = Moment of the match
replay-pace = Pace
replay-since = Since my last turn
replay-eyes = Seen by
replay-all = everybody’s eyes: nothing is hidden
replay-onlooker = an onlooker
replay-more = More
replay-table = Back to the table
fork = Play on from here
fork-title = Play on from here
fork-why = A new table goes on from this moment with the same rules. Say where you sit, and who takes the other seats.
fork-go = Play on
bring = Open a record
bring-title = Open a record
bring-go = Look at it

curve = Curve
curve-label = { $what } of each player over time; the slider above goes through the match
curve-territories = Territories
curve-armies = Armies
curve-cards = Cards
curve-landed = Values landed
curve-presences = Presences
curve-colonies = Presences in colonies

# What the server refuses.
setting-wrong = A setting is wrong: { $cause }
person-name = A name has 1 to { $longest } letters that can be shown.
person-name-taken = Somebody else has this name.
person-password = A password has at least { $shortest } characters.
person-unknown = This name and this password do not belong together.
person-needed = First say who you are.
foreign-page = This request comes from another page.
too-many-tokens = There are { $most } tokens at most.
too-many-tables = There are { $most } tables at most that one person has set up and that are not over.
too-many-records = There are { $most } records at most that one person brings in a day.
too-much-talk = There are { $most } things at most that one person says at a table within a minute.
no-such-person = There is no such person.
no-such-table = There is no such table.
no-such-game = There is no such game.
no-such-seat = There is no such seat.
no-seat = Only who sits at the table plays.
seat-taken = This seat is taken.
seats-free = Some seats are free: wait for players, or fill them with bots.
table-begun = The match has begun.
table-not-begun = The match has not begun.
match-not-over = The match is not over.
not-host = Only the host of the table does that.
stale = The match has gone on meanwhile.
message-form = This message cannot be read: { $cause }
match-over = The match is over.
undo-not-here = At this table nothing is taken back.
resigned = You have resigned; a bot plays on for you.
muted = The host of this table has asked you to be silent.
message-empty = There is nothing in this message to say.
talk-not-private = In this game nobody talks in private.
talk-over = The time for talk is over: the sheets are being written. [A5]
no-such-proposal = There is no such proposal that waits for your answer.
hint-rated = There are no hints where a match counts on the ladder.
hint-unasked = Nothing is asked of you now: there is nothing to hint at.
hint = { $level ->
    [random] A bot that moves at random
    [easy] An easy bot
    [hard] A hard bot
    [master] A master bot
   *[other] A normal bot
} would hand in: { $commands }
odds-too-large = The odds of more than { $most } armies on a side take too long here.
fork-over = At this point the match was over: there is nothing to play on.
too-many-sockets = There are { $most } connections at most that one person may hold.
clock-impossible = A clock gives from a second to sixty days for each decision.
serve-here = The tables are at { $addresses } (Ctrl-C stops the server).

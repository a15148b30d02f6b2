# The page around the games.
planisphere = Planisphere
tagline = Five conquest games, 1957 to 2016, by the book.
guest-names = Albatross, Compass, Sextant, Trade Wind, Cormorant, Astrolabe, Lantern, Meridian, Northern Star, Sea Chart
skip = Skip to the content
home = Home
menu = Menu
close = Close
cancel = Cancel
back = Back
yes = Yes
no = No
loading = One moment…
again = Try again

language = Language
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night
sound = Sound
swift = Show moves at once, without pauses
text-view = Text view, with typed commands

board-label = The board
board-nearer = Nearer
board-farther = Farther away
board-whole = The whole board

seat-letter = Seat { $letter }
bot-at = { $level } bot { $letter }
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master

game-conquete57 = La Conquête du Monde
game-conquete57-year = 1957
game-conquete57-line = The game that became Risk: three defending dice, a card every turn, and only armies that have rested may move.
game-risk76 = Risk
game-risk76-year = 1970–76
game-risk76-line = Secret missions, conquest of the world, or a duel with a third force that both can lead.
game-express = Risk Express
game-express-year = dice
game-express-line = Seven dice against fourteen countries. Fill the battle lines, take the card, close the continent.
game-manchots = Manchots Barjots
game-manchots-year = cards
game-manchots-line = Penguins land in five zones. Give two cards away, keep your secrets, blow up your neighbour’s majority.
game-africa1880 = Africa 1880
game-africa1880-year = diplomacy
game-africa1880-line = Eight turns of promises. Orders are written in secret and read together; nobody has to keep his word.

play-now = Play now
play-now-label = Play now: { $game }, against bots
invite = Invite friends
invite-label = Invite friends: { $game }
learn = Learn by playing
learn-label = Learn by playing: { $game }
rules = Rules
rules-label = Rules: { $game }
ladder = Ladder
ladder-label = Ladder: { $game }
players = { $least } to { $most } players
five-games = The five games
open-tables = Open tables
open-none = No table waits for players just now. Set one up and send its link to your friends.
running-tables = Tables to watch
running-none = Nobody plays in public at the moment.
own-tables = Your tables
own-none = Your matches will be found here.
sit-down = Sit down
watch = Watch
go-on = Go on
look-back = Look back
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
state-open = waiting for players
state-salting = about to begin
state-running = being played
state-over = over
state-closed = closed

setup-title = Set up: { $game }
setup-seats = Players
setup-seat = Seat { $letter }
setup-person = A person
setup-you = You
setup-bot = Bot: { $level }
setup-options = Rules of the house
setup-clock = Clock
clock-none = No clock
clock-fast = Brisk: 30 seconds a turn, 3 minutes in the bank
clock-calm = Calm: 90 seconds a turn, 10 minutes in the bank
clock-day = A day a turn
clock-three-days = Three days a turn
setup-listed = Everybody may find the table
setup-onlookers = Others may watch
setup-undo = Moves may be taken back until dice, cards or another player have answered
setup-rated = Counts for the ladder (needs a password of yours)
setup-go = Set the table up

table-share = Send this link to your friends
copy = Copy the link
copied = Copied
fill-bots = Fill with bots
start = Begin
start-when = The match begins when all seats are taken.
stand-up = Stand up
remove = Remove
mute = Silence
unmute = Let speak
about-person = More about { $who }
blocked = You will hear nothing more of him.
block = Block
report = Report
report-what = What happened?
report-sent = Thank you. The operator will read it.
free = free
you = you
host = host
bot = bot
away = away: a bot keeps the seat
resigned = gave up

waiting-for = Waiting for { $who }.
waiting-dice = The players’ browsers add their part to the dice…
match-over = The match is over.
won-you = You have won!
won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won together.
}
won-nobody = Nobody has won.
turn-title = ● Your turn — { $game }

log = What happened
log-short = Log
talk = Talk
talk-say = Say something
talk-send = Send
talk-to = To
talk-all = everybody
talk-empty = Nobody has said anything yet.
talk-private = to { $who } alone
people = Players
hint = Hint
undo = Take back
resign = Give up
resign-sure = Give up for good? A bot plays on in your seat.
rematch = Play again
replay = Replay
verify = Verify the dice
record = Download the record
leave = Leave the table
standing = Always defend with the most dice
commitment = Hash of the seed of the dice

text-commands = Command
text-commands-help = Type a command as listed, in English or French; several with semicolons between.
text-hand-in = Hand in
text-choices = You may
text-nothing = Nothing is asked of you now.
text-board = The position
text-amount = { $least } to { $most }

trouble-unreachable = The server cannot be reached. Is the network there?
trouble-unknown = Something went wrong on the server’s side.
trouble-link-lost = The connection is lost. Trying again; nothing you handed in is lost.
trouble-not-welcome = The server does not know this browser any more. Load the page again.
trouble-no-table = There is no such table. The link may be incomplete, or the table was removed.
trouble-lost = There is nothing at this address.
refused = Not possible
refused-rule = Rule { $rule }

me-title = You
me-name = Name
me-save = Save
me-saved = Saved.
me-password = Password
me-password-why = A password keeps your name and your matches, on any device.
me-keep = Keep this name
me-sign-in = Sign in
me-sign-out = Sign out
me-sign-out-guest = A guest cannot come back after signing out.
me-delete = Delete everything about me
me-delete-sure = Delete your name, your tokens and your ratings for good?
me-tokens = Tokens for your bots
me-token-label = What is it for?
me-token-make = Make a token
me-token-secret = Shown this once: { $secret }
me-token-drop = Make useless
me-webhook = Call this address when it is my turn
me-notify = Tell me in this browser when it is my turn
me-guest = guest

ladder-title = Ladder: { $game }
ladder-rank = Rank
ladder-name = Name
ladder-rating = Rating
ladder-matches = Matches
ladder-won = Won
ladder-empty = No rated match has been played yet.
ladder-how = A table counts for the ladder if its host says so when he sets it up. Everybody who sits there needs a password.
ladder-begin = Set a table up
unofficial = Unofficial. Names and trademarks belong to their owners; words, code and art here are our own.

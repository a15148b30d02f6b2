# The guide of a first match, and hints.
hint-asking = One moment…
hint-best = What the best bot would do
hint-good = What a good bot would do
hint-play = Play this
hint-no = No, thank you
guide = Guide
guide-step = Step { $step } of { $steps }
guide-new = Something new
guide-next = Understood
guide-show = Show me
guide-why = Why?
guide-close = Put the guide away

guide-conquete57-welcome-title = Forty-two territories
guide-conquete57-welcome-what = Dice and cards have dealt the whole world, one army on each territory. Whoever holds all 42 has won.
guide-conquete57-welcome-do = Look at the map: your territories bear your colour, your pattern and your letter.
guide-conquete57-welcome-why = Nobody can be eliminated before four rounds are over: until then a player’s last territory cannot be attacked.

guide-conquete57-reinforce-title = First step: forces
guide-conquete57-reinforce-what = You have drawn a card, and you receive one army for every three territories, more for each continent that you hold whole.
guide-conquete57-reinforce-do = Place all these armies on territories of yours, divided as you like.
guide-conquete57-reinforce-why = Armies on a border can attack and hold it; behind the lines they do neither. A whole continent pays at the start of each of your turns.

guide-conquete57-trade-title = A series of cards
guide-conquete57-trade-what = You hold a series: an infantry, an artillery and a cavalry card, or a joker, which is a series by itself.
guide-conquete57-trade-do = Exchange it for armies, or keep it: nobody is ever made to exchange.
guide-conquete57-trade-why = Every series of the match, whoever lays it down, is worth more than the one before: 4, 6, 8, 10, 12, 15, 20, 25, and on by fives. But it can be exchanged only before your fights.

guide-conquete57-attack-title = Second step: fights
guide-conquete57-attack-what = A territory with two armies or more may attack a neighbour of somebody else’s, by land or along a sea line. You throw one to three dice, fewer than you have armies there; the defender one to three, up to the armies that he has.
guide-conquete57-attack-do = Choose a territory of yours, then its target, then your dice; or say that you are done.
guide-conquete57-attack-why = Best die against best, second against second, third against third: the lower loses an army, and a tie costs the attacker his. So come with many against few.

guide-conquete57-move-title = Third step: moves
guide-conquete57-move-what = Armies that have not fought this turn may move to a neighbouring territory of yours. Make as many moves as you like; an army goes one step, and one always stays behind.
guide-conquete57-move-do = Bring armies closer to the border, or say that you are done.
guide-conquete57-move-why = Only rested armies move: those that threw dice this turn stay where they are.

guide-conquete57-defend-title = You are attacked
guide-conquete57-defend-what = The attacker has named his dice. You answer, before they fall, with one to three of your own, not more than you have armies there.
guide-conquete57-defend-do = Choose how many dice you throw.
guide-conquete57-defend-why = Each pair of dice decides about one army. Ties are yours, but with fewer dice you can also lose fewer armies at once.

guide-risk76-welcome-title = A secret mission
guide-risk76-welcome-what = Everybody has a mission that nobody else sees. The first to fulfil his own has won.
guide-risk76-welcome-do = Read your mission: it says what to hold, or whom to eliminate.
guide-risk76-welcome-why = Nobody can be eliminated before four rounds are over: until then a player’s last territory cannot be attacked.

guide-risk76-world-title = Conquest of the world
guide-risk76-world-what = There are no missions: whoever holds all 42 territories has won.
guide-risk76-world-do = Look at the map: your territories bear your colour, your pattern and your letter.
guide-risk76-world-why = Nobody can be eliminated before four rounds are over: until then a player’s last territory cannot be attacked.

guide-risk76-duel-title = A duel, and a third force
guide-risk76-duel-what = Two play, and a third force stands between them. On each player’s turn his opponent leads it against him. Who loses all his territories has lost.
guide-risk76-duel-do = Look at the map: whose are yours, whose your opponent’s, whose the third force’s?
guide-risk76-duel-why = The third force receives half of what the player on turn receives, and the other player places it.

guide-risk76-place-title = The first armies
guide-risk76-place-what = The cards have dealt the territories. Now everybody distributes the rest of his armies over his own; usually in secret, and nobody sees the others’ before the last has finished.
guide-risk76-place-do = Place all your armies, then hand them in.
guide-risk76-place-why = The first attacks will meet what stands here: a few strong borders serve better than a little everywhere.

guide-risk76-reinforce-title = First step: forces
guide-risk76-reinforce-what = You receive one army for every three territories, more for each continent that you hold whole.
guide-risk76-reinforce-do = Place all these armies on territories of yours, divided as you like.
guide-risk76-reinforce-why = Armies on a border can attack and hold it; behind the lines they do neither. A whole continent pays at the start of each of your turns.

guide-risk76-trade-title = A set of cards
guide-risk76-trade-what = Three cards can be a set: three alike, one of each, or a joker with two that match; for world conquest, with any two. Of the set, each card that shows a territory of yours puts two more armies there.
guide-risk76-trade-do = Exchange the set for armies, or keep it; with five cards or more you must exchange.
guide-risk76-trade-why = Three artillery bring 4 armies, three infantry 6, three cavalry 8, one of each 10, a set with a joker 12. For world conquest every set of the match is worth more than the one before.

guide-risk76-attack-title = Second step: fights
guide-risk76-attack-what = A territory with two armies or more may attack a neighbour of somebody else’s, by land or along a sea line. You throw one to three dice, fewer than you have armies there; the defender one or two, not more than he has armies.
guide-risk76-attack-do = Choose a territory of yours, then its target, then your dice; or say that you are done.
guide-risk76-attack-why = Best die against best, second against second: the lower loses an army, and a tie costs the attacker his. With at least one conquest your fights end with a card.

guide-risk76-move-title = Third step: one move
guide-risk76-move-what = Once a turn you may shift armies, as many as you like, from one of your territories to one neighbouring territory of yours; one stays behind.
guide-risk76-move-do = Choose from where, to where and how many; or say that you are done.
guide-risk76-move-why = Armies that fought may move as well. The move ends your turn by itself.

guide-risk76-defend-title = You are attacked
guide-risk76-defend-what = The attacker has named his dice. You answer, before anybody throws, with one die or two, not more than you have armies there.
guide-risk76-defend-do = Choose how many dice you throw.
guide-risk76-defend-why = Ties are yours. Two dice can save two armies, or cost two.

guide-risk76-ally-title = You lead the third force
guide-risk76-ally-what = It is your opponent’s turn, and for a while the third force is yours: you place its armies on its territories, then you may fight him with it.
guide-risk76-ally-do = Place all its armies first; then attack, or say that you are done.
guide-risk76-ally-why = It makes no move and earns nobody a card, but it keeps what it conquers.

guide-world-occupy-title = A territory has fallen
guide-world-occupy-what = The last defender is gone. At least as many armies as threw the last dice move in; more may follow from the territory that attacked.
guide-world-occupy-do = Choose how many move in; one must stay behind.
guide-world-occupy-why = A conquered territory may attack at once, if enough armies came along. But a territory left with one army attacks nobody.

guide-world-cross-title = How many go along?
guide-world-cross-what = A move has begun, and the number of armies is still open.
guide-world-cross-do = Choose how many armies go; one stays behind.
guide-world-cross-why = A move that was begun is finished before anything else.

guide-express-welcome-title = Fourteen cards, seven dice
guide-express-welcome-what = Conquer the country cards in the middle: each is worth its points. When none is left there, the match ends at once, and the most points win.
guide-express-welcome-do = Look at the cards: each shows the battle lines that must be filled to take it.
guide-express-welcome-why = Whoever holds all cards of a continent turns them over: nobody can invade them any more, and the points of the continent count instead of theirs.

guide-express-choose-title = Which card?
guide-express-choose-what = All seven dice have been thrown. With them you may fill one line of one card, and only one.
guide-express-choose-do = Fill a line; or set a die aside and throw the others again.
guide-express-choose-why = The first line that you fill fixes the card for this turn. Take one whose other lines the dice left over can still fill.

guide-express-siege-title = The siege goes on
guide-express-siege-what = The card is fixed, and the dice that were left have been thrown again.
guide-express-siege-do = Fill one more of its lines, in any order.
guide-express-siege-why = If you can fill a line of it you usually must; which one, and with which dice, is your choice. With the last line the card is yours.

guide-express-aside-title = No line can be filled
guide-express-aside-what = This throw fills nothing. It costs a die for the rest of the turn.
guide-express-aside-do = Set one die aside; the others are thrown again.
guide-express-aside-why = All dice are alike, so that it does not matter which one goes. If you run out of dice before the last line is filled, the turn is over without a conquest.

guide-express-offer-title = A siege left behind
guide-express-offer-what = The player before you failed, but with lines filled. You may go on: the dice on those lines stay, and you throw all the others.
guide-express-offer-do = Go on with the siege, or begin afresh with seven dice.
guide-express-offer-why = The more is filled, the less is left to do, but the fewer dice you throw. And the card is then fixed: begin afresh if you want another.

guide-express-steal-title = Cards of the others
guide-express-steal-what = A card that another player holds can be invaded as well. It then has one more line: a single general.
guide-express-steal-do = Look at the cards of the others too before you choose.
guide-express-steal-why = Such a conquest takes from a rival what it gives to you; but only as long as he has not turned the whole continent over.

guide-manchots-welcome-title = Five zones, eight rounds
guide-manchots-welcome-what = In each round everybody gives two cards away and lands one. What is laid before you wins majorities; what is still in your hand at the end brings points.
guide-manchots-welcome-do = Look at your hand: every card has a zone, and a value from 1 to 9.
guide-manchots-welcome-why = At the end, zone by zone: with the majority every card of it in your hand counts; with something laid there but no majority, only the lowest; with nothing laid there, none.

guide-manchots-give-title = Infiltration
guide-manchots-give-what = Two cards have come to your hand. Everybody now picks one for the neighbour on the left and another for the one on the right; they are passed on only when all have picked.
guide-manchots-give-do = Choose the card for the left and the card for the right, and hand both in.
guide-manchots-give-why = A card is worth nothing at the end to somebody who has laid nothing in its zone. But he may land it, and so may you what you are given.

guide-manchots-land-title = Landing
guide-manchots-land-what = Everybody picks a card of his hand, face down. All are turned up together, their powers work, and then each card is laid in its zone, where its value counts for the majority.
guide-manchots-land-do = Choose the card that you land.
guide-manchots-land-why = 1, ninja twins: you land two cards next round. 2, kamikaze: every card of 7 or more landed in this round is destroyed, your own too. 3, lookout: next round you choose after the others.

guide-manchots-twins-title = Two cards at once
guide-manchots-twins-what = You landed ninja twins in the last round: now you must land two cards.
guide-manchots-twins-do = Choose two cards of your hand.
guide-manchots-twins-why = Two cards strengthen your majorities, but two cards less are left in your hand for the points.

guide-manchots-late-title = You are the lookout
guide-manchots-late-what = You landed a lookout in the last round: the others have turned up their cards, and now you choose.
guide-manchots-late-do = Look at what has landed, then choose your card.
guide-manchots-late-why = A kamikaze among them destroys your 7, 8 or 9 as well, for your card belongs to the same round.

guide-manchots-reveal-title = What has landed
guide-manchots-reveal-what = The cards were turned up. What a kamikaze did not destroy lies before its player, beside what he laid in that zone before.
guide-manchots-reveal-do = Compare the sums in each zone: the highest has the majority, and equal sums share it.
guide-manchots-reveal-why = Whoever leads in a zone will want to keep its cards in hand; whoever does not may still land there.

guide-africa1880-welcome-title = Eight turns of promises
guide-africa1880-welcome-what = Up to eight turns lead from 1880 to 1914. In each, everybody writes his orders in secret, and all are read together.
guide-africa1880-welcome-do = Look at the map: territories have squares to develop, and eighteen of them have a coast.
guide-africa1880-welcome-why = Points: 8 for a presence that is alone in a colony, 3 for one that shares a colony, 1 for each alliance declared to you in the last turn. The most points win, alone: if the highest score is shared, nobody has won.

guide-africa1880-pick-title = A power for the whole match
guide-africa1880-pick-what = Everybody takes one of six European powers.
guide-africa1880-pick-do = Take the power that you like.
guide-africa1880-pick-why = All powers have the same rights. Their order is that in which the first presences are placed.

guide-africa1880-place-title = The first presence
guide-africa1880-place-what = In the order of the powers, everybody places one presence on a coastal territory.
guide-africa1880-place-do = Choose your coast.
guide-africa1880-place-why = It does not matter whether somebody stands there already. A territory with few squares is developed sooner; one with many neighbours has more ways inland.

guide-africa1880-talk-title = Time to talk
guide-africa1880-talk-what = Before they write, players may talk about anything, at the table or apart.
guide-africa1880-talk-do = Propose something to somebody, or say that you are ready.
guide-africa1880-talk-why = No promise binds. What counts is what stands on the sheets.

guide-africa1880-orders-title = The sheet: orders
guide-africa1880-orders-what = Each of your presences gets one order: to develop its territory, to explore a neighbouring one, or nothing.
guide-africa1880-orders-do = Give every presence an order.
guide-africa1880-orders-why = Exploring puts a new presence on the neighbour, and the old one stays. Developing fills a square: only a territory with all its squares filled becomes a colony. You may not explore where you stand already, nor into a colony.

guide-africa1880-landing-title = The sheet: a landing
guide-africa1880-landing-what = Besides, you may land once a turn, on a coast where no presence stands at all when the orders are written.
guide-africa1880-landing-do = Choose a coast, or leave it.
guide-africa1880-landing-why = A landing needs no presence nearby: it opens another shore. Others may come to the same place in the same turn.

guide-africa1880-relations-title = The sheet: alliance or war
guide-africa1880-relations-what = To each other power you declare alliance or war. It holds for this turn, wherever you meet.
guide-africa1880-relations-do = Choose for each power, then hand the sheet in.
guide-africa1880-relations-why = Where two meet, who declared alliance is removed if the other declared war on him; otherwise both stay, at war with each other too. Among three or more, each goes on whom more of the others there declared war than alliance. A colony needs alliance among all who stand there.

guide-africa1880-reading-title = What the sheets came to
guide-africa1880-reading-what = All sheets were read at once: developments and new presences first, then the conflicts, then the colonies.
guide-africa1880-reading-do = Read in the log what became of your orders.
guide-africa1880-reading-why = A territory becomes a colony for good when all its squares are developed, somebody stands there, and all powers there are allied with each other. From then on there are no conflicts in it, and nobody explores into it.

guide-match-taught-title = That was the first turn
guide-match-taught-what = You have met every step of it; each turn goes the same way.
guide-match-taught-do = Play on. You will be called whenever something is asked of you.
guide-match-taught-why = From here the match simply goes on. The guide speaks up again only when something new comes, and the rules are always at hand.

guide-match-over-title = The match is over
guide-match-over-what = You have played a whole match.
guide-match-over-do = Look back at it in the replay, verify the dice, or play again.
guide-match-over-why = In the replay you may go back to any moment and play on from there, to see how else it could have gone.

# What powers propose to each other, and why a proposal makes no sense.
proposal-alliance = { $who } { $to }: alliance this turn?
proposal-war = { $who } { $to }: war on { $whom } together this turn?
proposal-leave = { $who } { $to }: leave me { $where }?
proposal-develop = { $who } { $to }: develop { $where } together?

power-to-great-britain = to Great Britain
power-to-france = to France
power-to-germany = to Germany
power-to-italy = to Italy
power-to-netherlands = to the Netherlands
power-to-belgium = to Belgium
power-the-great-britain = Great Britain
power-the-france = France
power-the-germany = Germany
power-the-italy = Italy
power-the-netherlands = the Netherlands
power-the-belgium = Belgium

proposal-no-talk = At this table nobody talks before writing.
proposal-too-early = One talks in the turns, before the sheets are written.
proposal-no-power = Nobody plays this power.
proposal-to-oneself = A proposal is for somebody else.
proposal-handed-in = A sheet that is handed in cannot follow a proposal any more.
proposal-about-nothing = An alliance is about the two alone: it names nothing else.
proposal-war-on-party = Two make war together on a third.
proposal-no-territory = There is no such territory.
proposal-colony = This territory is a colony already.
proposal-stands-there = Who stands in a territory cannot leave it: presences are never moved.
proposal-out-of-reach = Who is asked cannot get there this turn anyway.
proposal-not-both-there = Only those who stand in a territory develop it.
proposal-developed = This territory is developed already.
proposal-made = This has been proposed this turn already.

# What a bot of the world games is after.
plan-usual = A sound turn by the odds promises the most.
plan-peace = Armies that are kept are worth more now than any attack.
plan-bold = What there is to gain is worth the risk.
plan-careful = Few losses matter more now than land.
plan-card = A cheap conquest is enough for this turn.
plan-wait = The cards will be worth more later.
plan-hunt = Player { $letter } is the one to weaken.
plan-continent = The way to { $continent } is worth its price.
plan-mission = The mission is worth making straight for.
plan-begun = An attack once begun is fought on while its armies are the more.

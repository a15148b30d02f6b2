# What a bot of the world games is after.
plan-usual = A sound turn by the odds promises the most.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-peace = Armies that are kept are worth more now than any attack.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-bold = What there is to gain is worth the risk.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-careful = Few losses matter more now than land.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-card = A cheap conquest is enough for this turn.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-wait = The cards will be worth more later.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-hunt = Player { $letter } is the one to weaken.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-continent = The way to { $continent } is worth its price.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-mission = The mission is worth making straight for.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

plan-begun = An attack once begun is fought on while its armies are the more.{ $odds ->
    [0] {""}
   *[other] {" "}This attack succeeds in { $odds } % of all cases.
}{ $chance ->
    [0] {""}
   *[other] {" "}Chance to win: about { $chance } %.
}

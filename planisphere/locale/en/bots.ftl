# Why a bot would do something.
reason-only = There is nothing else to do.
reason-hope = Chance to win: about { $share }.
reason-attack = Fought to its end, this attack succeeds with a chance of { $share }.
reason-siege = Under the best play, the card falls with a chance of { $share } from there.
reason-turn = With every throw of the turn weighed, nothing promises more.
reason-playouts = In { $playouts } matches played on from here in thought, nothing wins more often.
reason-last-to-begin = Of the powers that are left, this one begins last, and sees where the others stand.
reason-sheets = Of { $tried } sheets tried against { $tables } that each of the others may write, this is one of the best.
reason-gifts = Of all that is in hand, what is given will be missed least and helps the neighbours least.
reason-landing = { $zone }: with this card the majority there is likely { $share } times in 100, and no other card leaves more to hope for.
reason-parting = By what was learnt from many matches, no other cards make victory likelier.

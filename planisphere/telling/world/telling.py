"""What happens, in words, as somebody may see it."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.fields import HIDDEN, LETTERS, NONE
from planisphere.game import CHANCE, Game
from planisphere.games.risk76.position import ALLY_WINDOW, THIRD_FORCE
from planisphere.match import HandIn
from planisphere.parts import actions, lots, phases
from planisphere.parts.campaign import kind_of
from planisphere.parts.earth import CONTINENT_OF, CONTINENTS, EDGE_FROM, EDGE_TO
from planisphere.parts.ground import holds_continent, on_turn
from planisphere.telling.company import Company
from planisphere.telling.lines import END, FIGHT, PLAIN, QUIET, SECRET, TURN, Line, Moment, moments
from planisphere.telling.world.atlas import Atlas
from planisphere.telling.world.missions import mission_words, own_mission

DIE = " ⚀⚁⚂⚃⚄⚅"


class Teller:
    """Says what happens, seen by one seat, an onlooker, or everybody."""

    def __init__(self, game: Game, company: Company, watcher: int) -> None:
        self.game = game
        self.company = company
        self.speech = company.speech
        self.atlas = Atlas(game.name, company.speech)
        self.watcher = watcher
        self.windowed = "window" in (game.layout.names or ())

    def tell(self, position: Any, entry: HandIn) -> list[Line]:
        """Tell a hand-in and the chance that followed it; the position moves on."""
        lines: list[Line] = []
        placed: dict[int, int] = {}
        thrown: list[tuple[int, int]] = []
        for moment in moments(self.game, self.watcher, position, entry):
            news = self._consequences(moment)
            if self._is_placing(moment):
                territory = moment.action // actions.PIECES
                more = int(moment.after.armies[territory]) - int(moment.before.armies[territory])
                placed[territory] = placed.get(territory, 0) + more
                told = []
            else:
                told = self._one(moment, thrown)
            if placed and (told or news):
                lines += self._placed(entry.seat, placed)
                placed = {}
            lines += told + news
        return lines + self._placed(entry.seat, placed)

    def _is_placing(self, moment: Moment) -> bool:
        """Whether armies were placed where the watcher sees it."""
        mine = moment.mover != CHANCE and moment.action != HIDDEN
        return mine and kind_of(moment.action) == actions.PLACE

    def _placed(self, seat: int, placed: dict[int, int]) -> list[Line]:
        """Tell where armies were placed."""
        if not placed:
            return []
        where = ", ".join(f"{self.atlas.territory(t)} +{n}" for t, n in placed.items())
        return [self._line(PLAIN, seat, "told-place", count=sum(placed.values()), where=where)]

    def _line(self, kind: str, seat: int, key: str, **details: object) -> Line:
        """Make a sentence about a seat."""
        who = self.company.opening(seat) if seat != CHANCE else ""
        return Line(kind, seat, self.speech.say(key, who=who, **details))

    def _one(self, moment: Moment, thrown: list[tuple[int, int]]) -> list[Line]:
        """Tell a move that places nothing."""
        if moment.mover == CHANCE:
            return self._chance(moment, thrown)
        if moment.before.phase == phases.PLACE:
            done = moment.after.phase != phases.PLACE or moment.after.reserve[moment.mover] == 0
            return [self._line(PLAIN, moment.mover, "told-sealed")] if done else []
        kind = kind_of(moment.action)
        if kind == actions.ATTACK:
            return self._attack(moment)
        if kind == actions.DEFEND:
            dice = moment.action - actions.DEFEND + 1
            return [self._line(QUIET, moment.mover, "told-defend", dice=dice)]
        if kind == actions.OF_THE_GAME:
            return self._exchange(moment)
        return self._crossing(moment)

    def _attack(self, moment: Moment) -> list[Line]:
        """Tell that an attack was declared."""
        edge, dice = divmod(moment.action - actions.ATTACK, actions.DICE)
        target = int(EDGE_TO[edge])
        return [
            self._line(
                QUIET,
                moment.mover,
                "told-attack",
                source=self.atlas.territory(int(EDGE_FROM[edge])),
                target=self.atlas.territory(target),
                owner=LETTERS[int(moment.before.owner[target])],
                dice=dice + 1,
            )
        ]

    def _exchange(self, moment: Moment) -> list[Line]:
        """Tell a set that was exchanged, once it is complete."""
        before, after, seat = moment.before, moment.after, moment.mover
        laid = after.discard - before.discard
        if int(after.exchanged) == int(before.exchanged):
            cards = ", ".join(self._cards(laid))
            return [self._line(QUIET, seat, "told-lay", cards=cards)]
        if "picked" in before.dtype.names:
            laid[before.picked.tolist()] = 1
        return [
            self._line(
                PLAIN,
                seat,
                "told-exchange",
                cards=", ".join(self._cards(laid)),
                count=int(after.reserve[seat]) - int(before.reserve[seat]),
                bonus=int(after.armies.sum()) - int(before.armies.sum()),
            )
        ]

    def _cards(self, counts: Any) -> list[str]:
        """Name cards that lie open."""
        if len(counts) > 4:
            return [self.atlas.card(card) for card in np.flatnonzero(counts).tolist()]
        return [self.atlas.symbol(s) for s, n in enumerate(counts.tolist()) for _ in range(n)]

    def _crossing(self, moment: Moment) -> list[Line]:
        """Tell armies that entered or moved, or that a step is over."""
        before, after, seat = moment.before, moment.after, moment.mover
        target, source = int(before.target), int(before.source)
        if before.phase == phases.OCCUPY and after.phase != phases.OCCUPY:
            return self._conquest(moment, source, target)
        if before.phase == phases.CROSS and after.phase != phases.CROSS:
            return [
                self._line(
                    PLAIN,
                    seat,
                    "told-move",
                    source=self.atlas.territory(source),
                    target=self.atlas.territory(target),
                    count=int(after.armies[target]) - int(before.armies[target]),
                )
            ]
        if moment.action == actions.DONE:
            return [self._line(QUIET, seat, "told-done")]
        return []

    def _conquest(self, moment: Moment, source: int, target: int) -> list[Line]:
        """Tell a conquest, and who fell with it."""
        before, after = moment.before, moment.after
        winner, victim = int(after.owner[target]), int(before.owner[target])
        lines = [
            self._line(
                PLAIN,
                winner,
                "told-conquest",
                target=self.atlas.territory(target),
                victim=self.company.label(victim),
                count=int(after.armies[target]),
            )
        ]
        continent = int(CONTINENT_OF[target])
        if holds_continent(after, winner, continent):
            name = self.atlas.continent(continent)
            lines.append(self._line(PLAIN, winner, "told-continent", continent=name))
        if victim not in after.owner:
            seats = len(self.company.players)
            cards = int(before.held[victim]) if victim < seats and winner < seats else 0
            lines.append(self._line(END, victim, "told-fall", count=cards, by=LETTERS[winner]))
        return lines

    def _chance(self, moment: Moment, thrown: list[tuple[int, int]]) -> list[Line]:
        """Tell what dice or cards did."""
        phase = int(moment.before.phase)
        if phase == phases.ROLL:
            return self._roll(moment)
        if phase == phases.DRAW:
            return self._draw(moment)
        if phase == phases.LOTS:
            return self._lots(moment, thrown)
        if phase == phases.DEAL:
            return self._deal(moment)
        return self._mission(moment)

    def _roll(self, moment: Moment) -> list[Line]:
        """Tell the dice of a fight, who lost what, and what is left."""
        before, after = moment.before, moment.after
        source, target = int(before.source), int(before.target)
        attacker, defender = int(before.owner[source]), int(before.owner[target])
        lost = int(before.armies[source]) - int(after.armies[source])
        killed = int(before.armies[target]) - int(after.armies[target])
        attack, defence = (map(dice_words, moment.faces)) if moment.faces else ("", "")
        return [
            self._line(
                FIGHT,
                attacker,
                "told-roll",
                source=self.atlas.territory(source),
                target=self.atlas.territory(target),
                attacker=LETTERS[attacker],
                defender=LETTERS[defender],
                attack=attack,
                defence=defence,
                lost=lost,
                killed=killed,
                mine=int(after.armies[source]),
                theirs=int(after.armies[target]),
            )
        ]

    def _draw(self, moment: Moment) -> list[Line]:
        """Tell that a card was drawn, and which if that may be known."""
        seat = int(on_turn(moment.before))
        held = int(moment.after.held[seat])
        if moment.action == HIDDEN:
            return [self._line(PLAIN, seat, "told-draw", count=held)]
        counts = moment.after.hand[seat] - moment.before.hand[seat]
        card = ", ".join(self._cards(counts))
        return [self._line(PLAIN, seat, "told-draw-card", card=card, count=held)]

    def _lots(self, moment: Moment, thrown: list[tuple[int, int]]) -> list[Line]:
        """Gather the throws for the order of play, and tell them once it is settled."""
        only_first = self.game.name == "risk76"
        if thrown and not moment.before.thrown.any():
            thrown.append((NONE, 0))
        thrown.append((int(lots.thrower(moment.before, only_first)), moment.action))
        if moment.after.phase == phases.LOTS:
            return []
        again = f"· {self.speech.say('told-lots-again')}"
        throws = " ".join(
            again if seat == NONE else f"{LETTERS[seat]} {dice_words((face,))}"
            for seat, face in thrown
        )
        order = [self.company.label(int(seat)) for seat in moment.after.order if seat != NONE]
        thrown.clear()
        said = self.speech.say("told-lots", throws=throws, order=", ".join(order))
        return [Line(PLAIN, CHANCE, said)]

    def _deal(self, moment: Moment) -> list[Line]:
        """Tell how the land was dealt, once it is."""
        if moment.after.phase == phases.DEAL:
            return []
        owners = moment.after.owner.tolist()
        shares = [f"{self.company.label(o)} {owners.count(o)}" for o in sorted(set(owners))]
        lines = [Line(PLAIN, CHANCE, self.speech.say("told-deal", shares=", ".join(shares)))]
        if self.game.name == "conquete57":
            last = self.company.label(int(on_turn(moment.before)))
            opener = int(moment.after.order[0])
            lines.append(self._line(PLAIN, opener, "told-opens", last=last))
        return lines

    def _mission(self, moment: Moment) -> list[Line]:
        """Tell a mission to who may know it."""
        lines = []
        if moment.action != HIDDEN:
            seat = int(np.flatnonzero(moment.after.mission != moment.before.mission)[0])
            text = mission_words(moment.action, self.speech, self.atlas, self.company)
            lines.append(self._line(SECRET, seat, "told-mission", mission=text))
        if moment.after.phase != phases.MISSIONS:
            lines.append(Line(PLAIN, CHANCE, self.speech.say("told-missions")))
        return lines

    def _consequences(self, moment: Moment) -> list[Line]:
        """Tell whose turn it is now, or that the match is over."""
        before, after = moment.before, moment.after
        if after.phase == phases.OVER:
            return [self.ending(after)]
        turn = _turn(after)
        same = turn == _turn(before)
        if turn[0] == 0 or (same and (not self.windowed or before.window == after.window)):
            return []
        if self.windowed and after.window == ALLY_WINDOW:
            leader = 1 - int(on_turn(after))
            count = int(after.reserve[THIRD_FORCE])
            return [self._line(TURN, leader, "told-ally-window", count=count)]
        return [] if same else [self._turn(after)]

    def _turn(self, after: Any) -> Line:
        """Tell whose turn begins, and what he receives."""
        seat = int(on_turn(after))
        whole = [
            self.atlas.continent(c) for c in range(CONTINENTS) if holds_continent(after, seat, c)
        ]
        return self._line(
            TURN,
            seat,
            "told-turn",
            round=int(after.round_number),
            count=int(after.reserve[seat]),
            land=int((after.owner == seat).sum()),
            whole=len(whole),
            continents=", ".join(whole),
        )

    def ending(self, view: Any) -> Line:
        """Say who has won, and why."""
        key = f"ending-{self.game.endings[self.game.ending(view)]}"
        winner = int(view.winner)
        if winner == NONE:
            said = self.speech.say(key, horizon=int(view.horizon), who="", mission="")
            return Line(END, winner, said)
        mission = own_mission(view, winner, self.speech, self.atlas, self.company) or ""
        who = self.company.label(winner)
        return Line(END, winner, self.speech.say(key, who=who, mission=mission, horizon=0))


def dice_words(faces: tuple[int, ...]) -> str:
    """Show dice as faces and numbers, the best first."""
    return " ".join(f"{DIE[face]}{face}" for face in sorted(faces, reverse=True))


def _turn(position: Any) -> tuple[int, int]:
    """Which turn of which round it is."""
    return int(position.round_number), int(position.place)

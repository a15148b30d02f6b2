"""The rules of Risk, in the order of a turn."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.game import CHANCE, FORM, OVER, TURN
from planisphere.games.risk76 import missions, sets, setup
from planisphere.games.risk76.position import (
    ALLY,
    ALLY_WINDOW,
    ANYONE,
    BY_MISSION,
    BY_WORLD,
    FIRST_WINDOW,
    HORIZON,
    LAST_STANDING,
    MISSIONS,
    SECOND_WINDOW,
    THIRD_FORCE,
    USUAL,
    WORLD,
    Position,
)
from planisphere.kernel import Int64s, compiled
from planisphere.parts import actions, campaign, deck, ground, phases, refusals
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import CARDS, EDGE_TO, TERRITORIES
from planisphere.parts.result import finish

DEFENCE_DICE = 2
ACTIONS = sets.CARD + CARDS

start = setup.start


@compiled
def commander(position: Position) -> int:
    """Return the seat that acts: the player on turn, or his opponent for the ally.  [R31]"""
    seat = ground.on_turn(position)
    return 1 - seat if position.window == ALLY_WINDOW else seat


@compiled
def side_acting(position: Position) -> int:
    """Return the owner whose forces act.  [R31]"""
    return THIRD_FORCE if position.window == ALLY_WINDOW else ground.on_turn(position)


@compiled
def defender(position: Position) -> int:
    """Return the seat that throws for the defence; the opponent does for the ally.  [R32]"""
    owner = int(position.owner[int(position.target)])
    if position.mode == ALLY and owner == THIRD_FORCE:
        return 1 - ground.on_turn(position)
    return owner


@compiled
def awaited(position: Position) -> int:
    """The defender, who acts, those who place at the start, or chance; nobody once it is over."""
    phase = int(position.phase)
    if phase == phases.OVER:
        return 0
    if phase == phases.DEFEND:
        return 1 << defender(position)
    if phase <= phases.CROSS and phase != phases.ROLL:
        return 1 << commander(position)
    if phase == phases.PLACE:
        return setup.placers(position)
    return 1 << CHANCE


@compiled
def standing(position: Position, seat: int) -> int:
    """Who defends, for himself or for the ally, may always throw the most dice.  [R15, R32]"""
    if not awaited(position) >> seat & 1:
        return NONE
    return campaign.standing_defence(position, DEFENCE_DICE)


@compiled
def legal(position: Position, seat: int, buffer: Int64s) -> int:
    """Write what a seat may do."""
    phase = int(position.phase)
    if phase == phases.ACT:
        return list_acts(position, seat, buffer)
    if phase == phases.DEFEND:
        return campaign.list_defences(position, DEFENCE_DICE, buffer)
    if phase == phases.OCCUPY:
        return campaign.list_occupations(position, buffer)
    if phase == phases.MOVE:
        buffer[0] = actions.DONE
        return campaign.list_moves(position, seat, buffer, 1)
    if phase == phases.CROSS:
        return campaign.list_crossings(position, campaign.may_follow(position), buffer)
    return campaign.list_places(position, seat, buffer, 0)


@compiled
def list_acts(position: Position, seat: int, buffer: Int64s) -> int:
    """Exchange, and place what there is to place; else attack or be done.  [R11, R13]"""
    side = side_acting(position)
    count = sets.list_cards(position, seat, buffer)
    if position.picked[0] != NONE:
        return count
    if position.reserve[side] > 0:
        return campaign.list_places(position, side, buffer, count)
    if sets.must_exchange(position, seat):
        return count
    buffer[count] = actions.DONE
    prey = campaign.unprotected(position, side) & window_prey(position)
    return campaign.list_attacks(position, side, prey, buffer, count + 1)


@compiled
def window_prey(position: Position) -> int:
    """Return the owners that may be attacked in this window, one bit each.  [R31, R32]"""
    if position.window == FIRST_WINDOW and position.first_window != ANYONE:
        return 1 << (1 - ground.on_turn(position))
    if position.window == ALLY_WINDOW:
        return 1 << ground.on_turn(position)
    return -1


@compiled
def odds(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the outcomes of chance: a mission, a die, a card, or what a fight costs."""
    phase = int(position.phase)
    if phase == phases.ROLL:
        return campaign.list_losses(position, buffer, weights)
    if phase == phases.DRAW:
        return deck.list_cards(position.talon, buffer, weights)
    if phase == phases.DEAL:
        return setup.list_undealt(position, buffer, weights)
    if phase == phases.MISSIONS:
        return missions.list_missions(position, buffer, weights)
    for face in range(6):
        buffer[face] = face + 1
        weights[face] = 1
    return 6


@compiled
def play(position: Position, seat: int, action: int) -> None:
    """Play an action of a seat or of chance."""
    if seat == CHANCE:
        play_chance(position, action)
        return
    phase = int(position.phase)
    if phase == phases.ACT:
        act(position, seat, action)
    elif phase == phases.DEFEND:
        campaign.defend(position, action)
    elif phase == phases.OCCUPY:
        if campaign.add_piece(position, action, campaign.may_follow(position)):
            conquer(position)
    elif phase == phases.CROSS:
        if campaign.add_piece(position, action, campaign.may_follow(position)):
            move(position)
    elif phase == phases.MOVE:
        end_or_move(position, action)
    elif setup.place(position, seat, action):
        start_turn(position)


@compiled
def end_or_move(position: Position, action: int) -> None:
    """End the window, or name the two territories of its move.  [R20]"""
    if action == actions.DONE:
        end_window(position)
    else:
        campaign.begin_move(position, action)


@compiled
def play_chance(position: Position, outcome: int) -> None:
    """Play an outcome of chance."""
    phase = int(position.phase)
    if phase == phases.ROLL:
        campaign.lose(position, outcome)
    elif phase == phases.DRAW:
        deck.draw(position, ground.on_turn(position), outcome)
        position.phase = phases.MOVE
    elif phase == phases.DEAL:
        setup.deal(position, outcome)
    elif phase == phases.MISSIONS:
        setup.give_mission(position, outcome)
    else:
        setup.throw_for_first(position, outcome)


@compiled
def start_turn(position: Position) -> None:
    """Give the player on turn his armies, unless he has won already.  [R7, R8, R22, R31, R34]"""
    seat = ground.on_turn(position)
    income = ground.territories_of(position, seat) // 3 + ground.continent_income(position, seat)
    position.reserve[seat] = income
    position.received = income
    position.conquered = 0
    position.exchange = phases.FORCES
    position.phase = phases.ACT
    position.window = FIRST_WINDOW if ally_lives(position) else USUAL
    judge_mission(position)


@compiled
def ally_lives(position: Position) -> bool:
    """Whether there is an ally with a territory left.  [R34]"""
    return position.mode == ALLY and ground.territories_of(position, THIRD_FORCE) > 0


@compiled
def act(position: Position, seat: int, action: int) -> None:
    """Place, exchange, attack, or be done with the fights of this window.  [R11, R13, R14]"""
    kind = campaign.kind_of(action)
    if kind == actions.PLACE:
        campaign.place(position, side_acting(position), action)
        judge_mission(position)
    elif kind == actions.ATTACK:
        campaign.attack(position, action, DEFENCE_DICE)
    elif kind == actions.DONE:
        end_fights(position)
    else:
        sets.lay_down(position, seat, action)
        judge_mission(position)


@compiled
def conquer(position: Position) -> None:
    """Occupy a territory; judge elimination and the end.  [R17, R18, R22, R25, R26, R33]"""
    side = side_acting(position)
    victim = campaign.occupy(position, side)
    if position.window != ALLY_WINDOW:
        position.conquered = 1
    if ground.territories_of(position, victim) == 0:
        if position.mode == ALLY:
            eliminate_of_two(position, victim)
        else:
            eliminate(position, victim, side)
    judge_mission(position)
    if position.phase != phases.OVER and ground.territories_of(position, side) == TERRITORIES:
        finish(position, side, BY_WORLD if position.mode == WORLD else LAST_STANDING)


@compiled
def eliminate(position: Position, victim: int, side: int) -> None:
    """Take an eliminated player's cards, and open the exchange for them.  [R21, R23]"""
    position.fell_to[victim] = side
    deck.hand_over(position, victim, side)
    position.exchange = phases.SPOILS


@compiled
def eliminate_of_two(position: Position, victim: int) -> None:
    """End the game of two players with one of them; without the ally, play on.  [R34, R35]"""
    if victim != THIRD_FORCE:
        finish(position, 1 - victim, LAST_STANDING)
    elif position.window == FIRST_WINDOW:
        position.window = USUAL


@compiled
def end_fights(position: Position) -> None:
    """Give the card that was earned, then ask for a move; the ally moves nothing.  [R18, R31]"""
    position.exchange = phases.CLOSED
    if position.window == ALLY_WINDOW:
        position.window = SECOND_WINDOW
        return
    last = position.window != FIRST_WINDOW
    draws = last and position.conquered == 1 and deck.renew(position)
    position.phase = phases.DRAW if draws else phases.MOVE


@compiled
def end_window(position: Position) -> None:
    """After a move, or none: the ally's window, or the next turn.  [R20, R30, R31]"""
    if position.phase == phases.OVER:
        return
    if position.window == FIRST_WINDOW:
        position.window = ALLY_WINDOW
        position.reserve[THIRD_FORCE] = int(position.received) // 2
        position.phase = phases.ACT
        return
    ground.pass_turn(position)
    if ground.beyond_horizon(position):
        finish(position, NONE, HORIZON)
    else:
        start_turn(position)


@compiled
def move(position: Position) -> None:
    """Let the armies of the one move cross, which ends the window.  [R20]"""
    campaign.cross(position)
    judge_mission(position)
    end_window(position)


@compiled
def judge_mission(position: Position) -> None:
    """End the match if the player on turn has fulfilled his mission.  [R22]"""
    if position.mode != MISSIONS or position.phase == phases.OVER:
        return
    seat = ground.on_turn(position)
    if missions.is_fulfilled(position, seat):
        finish(position, seat, BY_MISSION)


@compiled
def refusal(position: Position, seat: int, action: int) -> int:
    """Say why a move is not legal; nothing if it is."""
    phase = int(position.phase)
    if phase == phases.OVER:
        return OVER
    if action < 0 or action >= ACTIONS:
        return FORM
    if not awaited(position) >> seat & 1:
        return TURN
    if seat == CHANCE:
        return refuse_outcome(position, action)
    if phase == phases.DEFEND:
        return campaign.refuse_defence(position, action, DEFENCE_DICE)
    if phase == phases.OCCUPY:
        return campaign.refuse_occupation(position, action)
    if phase == phases.CROSS:
        return campaign.refuse_crossing(position, action, campaign.may_follow(position))
    if phase == phases.MOVE:
        return refuse_one_move(position, seat, action)
    if phase == phases.PLACE:
        return setup.refuse_place(position, seat, action)
    return refuse_act(position, seat, action)


@compiled
def refuse_outcome(position: Position, outcome: int) -> int:
    """Say whether chance cannot bring an outcome."""
    phase = int(position.phase)
    possible = 1 <= outcome <= 6
    if phase == phases.ROLL:
        stake = at_stake(int(position.attack_dice), int(position.defence_dice))
        possible = outcome <= stake
    elif phase == phases.DRAW:
        possible = outcome < CARDS and position.talon[outcome] > 0
    elif phase == phases.DEAL:
        possible = outcome < CARDS and setup.may_be_dealt(position, outcome)
    elif phase == phases.MISSIONS:
        possible = outcome < missions.MISSIONS and not missions.is_given(position, outcome)
    return 0 if possible else FORM


@compiled
def refuse_act(position: Position, seat: int, action: int) -> int:
    """Say why something may not be done in the first two steps.  [R11, R12, R13, R20, R30, R31]"""
    kind = campaign.kind_of(action)
    side = side_acting(position)
    allied = position.window == ALLY_WINDOW
    if kind == actions.OF_THE_GAME:
        return sets.refuse_card(position, seat, action)
    if position.picked[0] != NONE:
        return refusals.FINISH_EXCHANGE
    if kind == actions.PLACE:
        reason = campaign.refuse_place(position, side, action)
        return refusals.PLACE_ON_ALLIED if allied and reason == refusals.PLACE_ON_OWN else reason
    if kind == actions.MOVE:
        return refusals.ALLY_MOVES_NOT if allied else refusals.MOVE_LATER
    if kind != actions.ATTACK and kind != actions.DONE:
        return FORM
    if position.reserve[side] > 0:
        return refusals.PLACE_FIRST
    if sets.must_exchange(position, seat):
        return refusals.MUST_EXCHANGE
    return refuse_attack(position, side, action) if kind == actions.ATTACK else 0


@compiled
def refuse_attack(position: Position, side: int, action: int) -> int:
    """Say why an attack is not legal in this window.  [R14, R15, R19, R31, R32]"""
    reason = campaign.refuse_attack(position, side, action)
    if reason != 0:
        return reason
    target = EDGE_TO[(action - actions.ATTACK) // actions.DICE]
    if window_prey(position) >> int(position.owner[target]) & 1:
        return 0
    return refusals.ONLY_MOVER if position.window == ALLY_WINDOW else refusals.ONLY_OPPONENT


@compiled
def refuse_one_move(position: Position, seat: int, action: int) -> int:
    """Say why something may not be done in the third step.  [R11, R12, R20]"""
    if action == actions.DONE:
        return 0
    kind = campaign.kind_of(action)
    if kind == actions.PIECE or kind == actions.DEFEND:
        return FORM
    if kind == actions.OF_THE_GAME:
        return refusals.EXCHANGE_CLOSED
    if kind != actions.MOVE:
        return refusals.FIGHTS_OVER
    return campaign.refuse_move(position, seat, action)

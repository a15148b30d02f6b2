"""The rules of La Conquête du Monde, in the order of a match and of a turn."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.game import CHANCE, FORM, OVER, TURN
from planisphere.games.conquete57 import cards
from planisphere.games.conquete57.position import HORIZON, SECOND, WORLD, Position
from planisphere.kernel import Int64s, compiled
from planisphere.parts import actions, campaign, deck, ground, lots, phases, refusals
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import EDGE_FROM, SYMBOL_COUNT, TERRITORIES
from planisphere.parts.result import finish

DEFENCE_DICE = 3
ACTIONS = cards.TRADE + cards.TRADES


@compiled
def start(position: Position, seats: int, options: Int64s) -> None:
    """Clear the board; lots decide the order of play.  [C1, C2]"""
    ground.clear_ground(position, seats)
    campaign.clear_campaign(position)
    position.economy = options[0]
    position.joker = options[1]
    position.defence = options[2]
    position.east_africa_middle_east = options[3]
    position.southern_europe_north_africa = options[4]
    position.horizon = options[5]
    position.phase = phases.LOTS


@compiled
def awaited(position: Position) -> int:
    """The defender, the player on turn, or chance; nobody once it is over."""
    phase = int(position.phase)
    if phase == phases.OVER:
        return 0
    if phase == phases.DEFEND:
        return 1 << int(position.owner[int(position.target)])
    if phase <= phases.CROSS and phase != phases.ROLL:
        return 1 << ground.on_turn(position)
    return 1 << CHANCE


@compiled
def standing(position: Position, seat: int) -> int:
    """Who defends may always throw the most dice.  [C19]"""
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
        return list_rested_moves(position, seat, buffer)
    return campaign.list_crossings(position, rested_left(position), buffer)


@compiled
def list_acts(position: Position, seat: int, buffer: Int64s) -> int:
    """Exchange, and place what there is to place; else attack or be done.  [C14, C16]"""
    count = cards.list_trades(position, seat, buffer)
    if position.reserve[seat] > 0:
        return campaign.list_places(position, seat, buffer, count)
    buffer[count] = actions.DONE
    prey = campaign.unprotected(position, seat)
    return campaign.list_attacks(position, seat, prey, buffer, count + 1)


@compiled
def list_rested_moves(position: Position, seat: int, buffer: Int64s) -> int:
    """Be done, or move armies that did not fight.  [C25, C27]"""
    buffer[0] = actions.DONE
    able, own = 0, 0
    for territory in range(TERRITORIES):
        mine = int(int(position.owner[territory]) == seat)
        own |= mine << territory
        able |= (mine & int(rested(position, territory) > 0)) << territory
    return campaign.list_between(position, able, own, buffer, 1)


@compiled
def rested(position: Position, territory: int) -> int:
    """Return how many armies may still leave a territory in the third step.  [C26, C27]"""
    return int(position.armies[territory]) - int(position.fought[territory])


@compiled
def rested_left(position: Position) -> int:
    """Return how many more armies may join those that cross."""
    return rested(position, int(position.source)) - int(position.crossing)


@compiled
def odds(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the outcomes of chance: a die, a card, or what a fight costs."""
    phase = int(position.phase)
    if phase == phases.ROLL:
        return campaign.list_losses(position, buffer, weights)
    if phase == phases.DRAW:
        return deck.list_cards(position.talon, buffer, weights)
    if phase == phases.DEAL and position.draws > 0:
        return list_unclaimed(position, buffer, weights)
    for face in range(6):
        buffer[face] = face + 1
        weights[face] = 1
    return 6


@compiled
def list_unclaimed(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the territories whose cards are still in the talon.  [C2, C3]"""
    count = 0
    for territory in range(TERRITORIES):
        if position.owner[territory] == NONE:
            buffer[count] = territory
            weights[count] = 1
            count += 1
    return count


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
            conquer(position, seat)
    elif phase == phases.MOVE:
        if action == actions.DONE:
            end_turn(position)
        else:
            campaign.begin_move(position, action)
    elif campaign.add_piece(position, action, rested_left(position)):
        move(position)


@compiled
def play_chance(position: Position, outcome: int) -> None:
    """Play an outcome of chance."""
    phase = int(position.phase)
    if phase == phases.ROLL:
        roll(position, outcome)
    elif phase == phases.DRAW:
        receive_card(position, outcome)
    elif phase == phases.LOTS:
        throw_for_order(position, outcome)
    else:
        deal(position, outcome)


@compiled
def throw_for_order(position: Position, face: int) -> None:
    """Throw for the order of play; once it is settled, dealing starts.  [C1]"""
    lots.throw_lot(position, face, False)
    if lots.thrower(position, False) == NONE:
        for seat in range(int(position.seats)):
            position.order[int(position.standing[seat])] = seat
            position.standing[seat] = 0
        position.place = 0
        position.phase = phases.DEAL


@compiled
def deal(position: Position, outcome: int) -> None:
    """Throw for a number of territories, then take that many, one army each.  [C3, C4, C5]"""
    if position.draws == 0:
        left = ground.territories_of(position, NONE)
        position.draws = outcome if outcome < left else left
        return
    position.owner[outcome] = ground.on_turn(position)
    position.armies[outcome] = 1
    position.draws = int(position.draws) - 1
    if position.draws == 0:
        position.place = (int(position.place) + 1) % int(position.seats)
        if ground.territories_of(position, NONE) == 0:
            open_second_phase(position)


@compiled
def open_second_phase(position: Position) -> None:
    """Form the talon; the player after the last who took a territory opens.  [C6]"""
    while position.place > 0:
        first = int(position.order[0])
        for place in range(int(position.seats) - 1):
            position.order[place] = position.order[place + 1]
        position.order[int(position.seats) - 1] = first
        position.place = int(position.place) - 1
    deck.fill_talon(position, SYMBOL_COUNT)
    position.round_number = 1
    start_turn(position)


@compiled
def start_turn(position: Position) -> None:
    """Give the player on turn his armies and his cards.  [C8, C9, C10, C33]"""
    seat = ground.on_turn(position)
    count = ground.territories_of(position, seat)
    share = 4 if position.economy == SECOND else 3
    position.draws = count % 4 if position.economy == SECOND else 1
    position.reserve[seat] = count // share + ground.continent_income(position, seat)
    position.exchange = phases.FORCES
    for territory in range(TERRITORIES):
        position.fought[territory] = 0
    await_cards(position)


@compiled
def await_cards(position: Position) -> None:
    """Ask for the cards still due; what cannot be drawn is lost.  [C15]"""
    if position.draws > 0 and deck.renew(position):
        position.phase = phases.DRAW
    else:
        position.draws = 0
        position.phase = phases.ACT


@compiled
def receive_card(position: Position, symbol: int) -> None:
    """Take a card from the talon.  [C8, C33]"""
    deck.draw(position, ground.on_turn(position), symbol)
    position.draws = int(position.draws) - 1
    await_cards(position)


@compiled
def act(position: Position, seat: int, action: int) -> None:
    """Place, exchange, attack, or be done with the first two steps.  [C16]"""
    kind = campaign.kind_of(action)
    if kind == actions.PLACE:
        campaign.place(position, seat, action)
    elif kind == actions.ATTACK:
        campaign.attack(position, action, DEFENCE_DICE)
    elif kind == actions.DONE:
        begin_moves(position, seat)
    else:
        cards.trade(position, seat, action)


@compiled
def roll(position: Position, lost: int) -> None:
    """Mark the armies that threw, and take the fallen away.  [C20, C27]"""
    source = int(position.source)
    fought = int(position.fought[source])
    threw = int(position.attack_dice)
    position.fought[source] = (fought if fought > threw else threw) - lost
    campaign.lose(position, lost)


@compiled
def conquer(position: Position, seat: int) -> None:
    """Occupy a territory, the tired armies first; judge elimination and the end.  [C22, C27–C32]"""
    source, target = int(position.source), int(position.target)
    tired = at_stake(int(position.crossing), int(position.fought[source]))
    position.fought[source] = int(position.fought[source]) - tired
    position.fought[target] = tired
    victim = campaign.occupy(position, seat)
    if ground.territories_of(position, victim) == 0:
        deck.hand_over(position, victim, seat)
        position.exchange = phases.SPOILS
        if ground.territories_of(position, seat) == TERRITORIES:
            finish(position, seat, WORLD)


@compiled
def begin_moves(position: Position, seat: int) -> None:
    """End the fights; of each territory the tired stay, and one army at least.  [C25, C27]"""
    position.exchange = phases.CLOSED
    position.phase = phases.MOVE
    for territory in range(TERRITORIES):
        if position.owner[territory] == seat and position.fought[territory] == 0:
            position.fought[territory] = 1


@compiled
def move(position: Position) -> None:
    """Let the armies cross; where they arrive they stay.  [C26]"""
    target = int(position.target)
    position.fought[target] = int(position.fought[target]) + int(position.crossing)
    campaign.cross(position)
    position.phase = phases.MOVE


@compiled
def end_turn(position: Position) -> None:
    """Pass the turn on, unless the horizon cuts the match."""
    ground.pass_turn(position)
    if ground.beyond_horizon(position):
        finish(position, NONE, HORIZON)
    else:
        start_turn(position)


@compiled
def refusal(position: Position, seat: int, action: int) -> int:
    """Say why a move is not legal; nothing if it is."""
    if position.phase == phases.OVER:
        return OVER
    if action < 0 or action >= ACTIONS:
        return FORM
    if not awaited(position) >> seat & 1:
        return TURN
    if seat == CHANCE:
        return refuse_outcome(position, action)
    phase = int(position.phase)
    if phase == phases.DEFEND:
        return campaign.refuse_defence(position, action, DEFENCE_DICE)
    if phase == phases.OCCUPY:
        return campaign.refuse_occupation(position, action)
    if phase == phases.CROSS:
        return campaign.refuse_crossing(position, action, rested_left(position))
    if phase == phases.MOVE:
        return refuse_rested_move(position, seat, action)
    return refuse_act(position, seat, action)


@compiled
def refuse_outcome(position: Position, outcome: int) -> int:
    """Say whether chance cannot bring an outcome."""
    phase = int(position.phase)
    if phase == phases.ROLL:
        stake = at_stake(int(position.attack_dice), int(position.defence_dice))
        return 0 if outcome <= stake else FORM
    if phase == phases.DRAW:
        return 0 if outcome < len(position.talon) and position.talon[outcome] > 0 else FORM
    if phase == phases.DEAL and position.draws > 0:
        return 0 if outcome < TERRITORIES and position.owner[outcome] == NONE else FORM
    return 0 if 1 <= outcome <= 6 else FORM


@compiled
def refuse_act(position: Position, seat: int, action: int) -> int:
    """Say why something may not be done in the first two steps.  [C14, C16, C25]"""
    kind = campaign.kind_of(action)
    if kind == actions.PLACE:
        return campaign.refuse_place(position, seat, action)
    if kind == actions.OF_THE_GAME:
        return cards.refuse_trade(position, seat, action)
    if kind == actions.MOVE:
        return refusals.MOVE_LATER
    if kind != actions.ATTACK and kind != actions.DONE:
        return FORM
    if position.reserve[seat] > 0:
        return refusals.PLACE_FIRST
    return campaign.refuse_attack(position, seat, action) if kind == actions.ATTACK else 0


@compiled
def refuse_rested_move(position: Position, seat: int, action: int) -> int:
    """Say why something may not be done in the third step.  [C14, C16, C25, C27]"""
    if action == actions.DONE:
        return 0
    kind = campaign.kind_of(action)
    if kind == actions.PIECE or kind == actions.DEFEND:
        return FORM
    if kind == actions.OF_THE_GAME:
        return refusals.EXCHANGE_CLOSED
    if kind != actions.MOVE:
        return refusals.FIGHTS_OVER
    reason = campaign.refuse_move(position, seat, action)
    if reason == 0 and rested(position, EDGE_FROM[action - actions.MOVE]) <= 0:
        return refusals.ONLY_RESTED
    return reason

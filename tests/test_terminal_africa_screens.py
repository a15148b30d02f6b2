"""Africa 1880 at the terminal: the map, the reading of the sheets in words, the last count."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from planisphere.game import ONLOOKER
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import TERRITORIES, TERRITORY
from planisphere.match import Match
from planisphere.telling.africa1880.names import Names
from planisphere.telling.africa1880.telling import Teller
from planisphere.telling.company import Company
from planisphere.telling.lines import QUIET, first_position
from planisphere.terminal.africa1880.asking import Asker
from planisphere.terminal.africa1880.board import REGIONS, board, title
from planisphere.terminal.seating import seated
from planisphere.words import words
from tests.africa_session import Played, plain

PEOPLE = ["human:Ana", "human:Boris", "human:Zoé"]
TURN = (
    "africa1880 seats=3 diplomacy_minutes=8 round_number={turn} "
    "power=france,germany,great-britain,-,-,- presence={presence}/-/-/- development={built} "
    "colony={colony} waiting=1,1,1,0,0,0 question={question}"
)


def table(
    presence: str, built: dict[str, int] | None = None, colony: str = "-", turn: int = 2
) -> Match:
    """Set up a turn of France (A), Germany (B) and Great Britain (C)."""
    numbers = [(built or {}).get(name, 0) for name in TERRITORY]
    firsts = [
        min((TERRITORY.index(name) for name in row.split("+") if name != "-"), default=TERRITORIES)
        for row in presence.split("/")
    ]
    line = TURN.format(
        turn=turn,
        presence=presence,
        built=",".join(map(str, numbers)),
        colony=colony,
        question=",".join(map(str, [*firsts, 0, 0, 0])),
    )
    return Match.from_line(line, seed="s")


def company(language: str = "en", people: list[str] = PEOPLE) -> Company:
    return Company(seated(people), words(language))


def told_of(match: Match, language: str = "en", watcher: int = ONLOOKER) -> list[str]:
    teller = Teller(match.game, company(language), watcher)
    position = first_position(match)
    lines = [line for entry in match.log for line in teller.tell(position, entry)]
    return [plain(line.text) for line in lines if line.kind != QUIET]


def read(match: Match, *sheets: str, language: str = "en") -> list[str]:
    for seat, sheet in enumerate(sheets):
        match.play(seat, f"sheet {sheet}")
    return told_of(match, language)


def shown_as(thing: RenderableType, width: int = 100) -> str:
    page = io.StringIO()
    Console(file=page, width=width, force_terminal=False).print(thing)
    return page.getvalue()


def test_every_territory_stands_in_one_region() -> None:
    assert sorted(name for names in REGIONS.values() for name in names) == sorted(TERRITORY)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 118])
@pytest.mark.parametrize("small", [True, False])
def test_the_map_shows_every_territory_within_the_width(
    language: str, width: int, small: bool
) -> None:
    view = Match.new("africa1880", 6, seed="s").position
    view.power[:] = range(6)
    view.presence[:, TERRITORY.index("alger")] = 1
    view.presence[0, TERRITORY.index("natal")] = view.colony[TERRITORY.index("natal")] = 1
    view.development[TERRITORY.index("alger")] = 1
    view.phase, view.declared[:], view.round_number = at.ORDERS, at.WAR, 4
    people = company(language, ["human:Maximilienne-Adélaïde", *["human:Zoé"] * 5])
    page = shown_as(board(view, people, width >= 118, small), width)
    rows = [row.rstrip() for row in page.splitlines()]
    assert max(map(len, rows)) <= width
    assert len(rows) <= (16 if small else 17)
    assert "…" not in page
    names = Names(people)
    assert all(names.short(territory) in page for territory in range(TERRITORIES))
    assert "~Natal        ◆◆◆  A" in page
    assert {"en": "~Algiers    ■□□  ABCDEF", "fr": "~Alger      ■□□  ABCDEF"}[language] in page


def test_powers_stand_beside_the_map_with_presences_points_and_wars() -> None:
    match = table("alger+natal/dahomey/-", {"natal": 3}, "natal")
    read(match, "germany: war", "", "france: war")
    page = shown_as(board(match.position, company(), False, True), 80)
    assert "1890 3/8   ●  ○ pts war on" in page
    assert "A France   2 20   9 B" in page  # alone in a colony, and one alliance
    assert "B Germany  1 21   1" in page
    assert "C Britain  0 22   2 A" in page
    assert title(match.position, company()).startswith("1890, turn 3 of 8 · Ana (A) · Boris (B)")


def test_a_turn_is_told_in_the_order_of_the_rules() -> None:
    match = table("alger+maroc/dahomey/alexandrie", {"alger": 2})
    told = read(
        match,
        "alger: develop, maroc: sahara, landing: natal",
        "dahomey: develop, france: war",
        "alexandrie: tripoli, landing: natal, germany: war",
    )
    assert told == [
        "1885, turn 2 of 8: the sheets are read",
        "Great Britain (C): explores Alexandria → Tripoli · lands in Natal.",
        "France (A): develops Algiers · explores Morocco → Sahara · lands in Natal.",
        "Germany (B): develops Dahomey.",
        "Developed so far: Algiers 3/3, Dahomey 1/3.",
        "War: Great Britain (C) → B · Germany (B) → A.",
        "Together in peace: Natal (AC).",
        "New colonies: Algiers (A) [A18].",
        "Colonies: 1 of 22. Occupied or begun, but not fully developed: 6.",
        "1890, turn 3 of 8",
    ]


def test_conflicts_are_told_with_their_counts_and_alike_ones_together() -> None:
    match = table("natal+gabon+congo/natal+gabon+dakar/congo+dakar+natal")
    told = read(match, "germany: war", "great-britain: war, france: war", "germany: war")
    assert told[5:8] == [
        "Dakar: war between Great Britain (C) and Germany (B), both ways: nobody goes [A15].",
        "Gabon: war between France (A) and Germany (B), both ways: nobody goes [A15].",
        "Natal: Great Britain (C) stays (1 war, 1 alliance) · France (A) stays (1 war, 1 alliance)"
        " · Germany (B) goes (2 wars, 0 alliances) [A16].",
    ]
    assert "Together in peace: Congo (AC)." in told
    driven = table("natal+gabon/natal+gabon/dakar")
    assert (
        "Gabon, Natal : guerre France (A) → Allemagne (B), alliance en retour ; "
        "retrait : Allemagne (B) [A15]." in read(driven, "germany: war", "", "", language="fr")
    )


def test_orders_without_effect_are_told_with_their_rule() -> None:
    match = table("alger+maroc/-/-", {"alger": 3})
    told = read(match, "alger: sahara, maroc: sahara", "", "")
    assert (
        "France (A): without effect, as this power stands there already: Morocco → Sahara [A11]."
        in told
    )
    most = "+".join(TERRITORY[:23])
    full = table(most.replace("alger+", "") + "/alger/-")
    told = read(full, "maroc: alger", "alger: develop", "")
    assert (
        "France (A): without effect, as no presence is left in stock: Morocco → Algiers [A13]."
        in told
    )
    lost = table("sahara/sahara/-")
    told = read(lost, "sahara: develop", "sahara: develop", "")
    assert "Developed so far: Sahara 1/1 (1 too many, lost [A10])." in told


def test_developed_territories_that_are_no_colonies_are_told_with_the_reason() -> None:
    match = table("sahara/sahara/-", {"sahara": 1, "tchad": 1})
    told = read(match, "germany: war", "france: war", "")
    assert (
        "Developed, but no colonies yet: Sahara (war A → B, B → A), Chad (nobody is there) [A18]."
        in told
    )


def test_powers_that_are_taken_or_drawn_and_starts_are_told() -> None:
    chosen = Match.new("africa1880", 3, seed="s")
    for seat, power in enumerate(("germany", "france", "italy")):
        chosen.play(seat, f"take {power}")
    for seat, coast in ((1, "alger"), (0, "natal"), (2, "alger")):
        chosen.play(seat, f"start {coast}")
    assert told_of(chosen)[2:] == [
        "Zoé (C) takes Italy.",
        "France (B) starts in Algiers.",
        "Germany (A) starts in Natal.",
        "Italy (C) starts in Algiers.",
        "1880, turn 1 of 8",
    ]
    drawn = Match.new("africa1880", 3, {"powers": "drawn", "start": "historical"}, seed="s")
    told = told_of(drawn, "fr")
    assert [text.split(" : ")[0] for text in told[:3]] == [
        f"{who} tire un pays" for who in ("Ana (A)", "Boris (B)", "Zoé (C)")
    ]
    assert sum("débute" in text for text in told) == 3


@pytest.mark.parametrize(
    ("colony", "sheets", "told"),
    [
        (
            {"natal": 3, "sahara": 1},
            ("germany: war", "", ""),
            [
                "Ana (A), France: 13 points = 1 colony alone × 8 + 1 shared × 3 + 2 alliances × 1",
                "Boris (B), Germany: 4 points = 0 colonies alone × 8 + 1 shared × 3 "
                "+ 1 alliance × 1",
                "Zoé (C), Great Britain: 2 points = 0 colonies alone × 8 + 0 shared × 3 "
                "+ 2 alliances × 1",
                "Ana (A) has won with 13 points (B 4, C 2)",
            ],
        ),
        (
            {"sahara": 1},
            ("", "", ""),
            [
                "Nobody has won: Ana (A) and Boris (B) have 5 points each, and a shared first "
                "place counts for nobody [A22] (C 2)"
            ],
        ),
    ],
)
def test_the_last_count_is_explained(
    colony: dict[str, int], sheets: tuple[str, ...], told: list[str]
) -> None:
    match = table("natal+sahara/sahara/dakar", colony, "+".join(colony), turn=8)
    assert read(match, *sheets)[-len(told) :] == told
    assert match.over


def test_a_match_that_the_horizon_cuts_has_no_winner() -> None:
    match = Match.new("africa1880", 3, {"start": "historical", "horizon": 1}, seed="s")
    for seat, power in enumerate(("germany", "france", "italy")):
        match.play(seat, f"take {power}")
    assert read(match, "", "", "")[-1].startswith("The match is over: it was to end after round 1")


def test_nothing_of_a_sealed_sheet_is_told_before_the_reading() -> None:
    match = table("alger/dahomey/alexandrie")
    match.play(0, "sheet alger: natal, landing: zanzibar")
    match.play(1, "order dahomey develop")
    for watcher in (0, 1, 2, ONLOOKER):
        assert told_of(match, watcher=watcher) == []


@pytest.mark.parametrize(
    ("typed", "language", "shown"),
    [
        ("territory alg", "en", "Algiers □□□ A coast → Morocco □□□□ coast → Sahara □ inland"),
        ("territory alg", "en", "The name Algiers is in the booklet."),
        ("territoire natal", "fr", "Le nom Natal est de nous : le livret ne le dit pas."),
        ("names", "en", "In the booklet (6) Alexandria, Algiers, Angola, Cape Town"),
        ("noms", "fr", "De nous (26)"),
        ("help", "en", "The board is a reconstruction"),
        ("aide", "fr", "Le plateau est une reconstitution"),
        ("help", "en", "Beside the powers: presences on the map and in stock"),
    ],
)
def test_pages_tell_the_territories_and_what_is_attested(
    typed: str, language: str, shown: str
) -> None:
    played = Played(table("alger/-/-"), ["human", "random", "random"], [typed], language)
    assert shown in played.run()


def test_a_small_screen_shows_the_draft_in_a_few_rows() -> None:
    asker = Asker(table("alger+maroc+dakar/-/-"), company(), small=True)
    asker.draft(0).lines[TERRITORY.index("alger")] = TERRITORY.index("tripoli")
    page = shown_as(asker.choices(0), 80)
    assert "Written: algiers → tripoli" in page
    assert "Without order: dakar, morocco" in page
    assert len(page.splitlines()) == 4
    assert len(shown_as(Asker(table("alger/-/-"), company(), small=True).choices(0), 80)
               .splitlines()) == 4  # fmt: skip
    assert "dakar" in shown_as(asker.choices(0, everything=True), 80)

"""Commands to serve tables, and to play at tables that are served elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from planisphere.cli.asking import Lang, Think, spoken
from planisphere.faults import Fault


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "",
    port: Annotated[int, Parameter(help="The port to listen on.")] = 0,
    workers: Annotated[
        int | None, Parameter(help="Processes that serve; several need PostgreSQL and Redis.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Serve tables to people and programs over HTTP; settings come from the environment."""
    from planisphere.server.serving import addresses, check, serve
    from planisphere.server.settings import settings
    from planisphere.words import words

    said = {"PLANISPHERE_HOST": host, "PLANISPHERE_PORT": str(port or "")}
    said["PLANISPHERE_WORKERS"] = "" if workers is None else str(workers)
    told = settings({**os.environ, **{name: value for name, value in said.items() if value}})
    speech = words(spoken(lang))
    check(told)
    print(speech.say("serve-here", addresses="  ".join(addresses(told))), flush=True)
    serve(told)


def bot(
    *,
    server: Annotated[str, Parameter(help="The address of a table server.")] = (
        "http://localhost:8780"
    ),
    token: Annotated[
        str, Parameter(help="A token; better unseen by others in PLANISPHERE_TOKEN.")
    ] = "",
    level: Annotated[
        str, Parameter(help="random, easy, normal, hard, master, or module:name.")
    ] = "normal",
    table: Annotated[
        list[str] | None,
        Parameter(
            negative=(), allow_leading_hyphen=True, help="The identity of a table; several at once."
        ),
    ] = None,
    anywhere: Annotated[
        bool, Parameter("--any", negative=(), help="Wait for open tables, again and again.")
    ] = False,
    game: Annotated[
        list[str] | None, Parameter(negative=(), help="With --any: these games alone.")
    ] = None,
    most: Annotated[int, Parameter(help="With --any: so many tables at once.")] = 1,
    think: Think = None,
    lang: Lang = "",
) -> None:
    """Play a seat at a table server, as the bots at home do."""
    from planisphere.remote.bot import Wish, run

    if bool(table) == anywhere:
        raise Fault("bot-which")
    wish = Wish(level, tuple(table or ()), tuple(game or ()), most, think)
    run(server, token or os.environ.get("PLANISPHERE_TOKEN", ""), wish, spoken(lang))

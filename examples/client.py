"""A client that knows no rules: it plays a seat by any of the choices that it is offered."""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def command(choice: dict) -> str:
    """Write a choice as a command, with the largest amount where one is asked."""
    amount = [str(choice["most"])] if choice["most"] else []
    return " ".join([choice["verb"], *choice["words"], *amount])


def play(server: str, token: str, table: str, seat: int) -> list[int]:
    """Sit down, play until the match is over, and return who has won."""
    who = {"authorization": f"Bearer {token}"}
    httpx.put(f"{server}/api/tables/{table}/seats/{seat}", headers=who).raise_for_status()
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    state = {"ending": "running", "choices": []}
    with connect(url, additional_headers=who, max_size=None) as socket:
        socket.send(json.dumps({"kind": "salt", "salt": str(random.random())}))
        while state["ending"] == "running":
            message = json.loads(socket.recv())
            state = message if message["kind"] == "state" else state
            if message["kind"] in ("state", "refused") and state["choices"]:
                asked = state["questions"] or [state["choices"]]
                move = "; ".join(command(random.choice(choices)) for choices in asked)
                socket.send(json.dumps({"kind": "play", "number": state["number"], "move": move}))
    return state["winners"]


if __name__ == "__main__":
    print(play(*sys.argv[1:4], int(sys.argv[4])))

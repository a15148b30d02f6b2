"""A whole player of every game: it takes any of the commands that it may give."""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "hello":
        answer = {"kind": "hello", "protocol": 1, "name": "anything goes"}
    elif told["kind"] == "think":
        chance = random.Random(told["seed"])
        answer = {"kind": "play", "move": chance.choice(told["commands"])}
    else:  # game, over, bye and whatever may come later need no answer
        continue
    print(json.dumps(answer), flush=True)

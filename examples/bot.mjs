// A whole player of every game: it takes any of the choices, with the largest amount there is.

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const command = ({ verb, words, most }) => [verb, ...words, ...(most ? [most] : [])].join(" ");

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.kind === "hello") {
    say({ kind: "hello", protocol: 1, name: "all or nothing" });
  } else if (told.kind === "think") {
    const choice = told.choices[told.seed % told.choices.length];
    say({ kind: "play", move: command(choice) });
  } // game, over, bye and whatever may come later need no answer
}

import { expect, test } from "vitest";

import { check, read, type Checked } from "./dice";

/** The beginning of a match that was really played. */
const RECORD = `Planisphere: 1
Game: conquete57
Seats: 2
Name A: Anna
Name B: Bo
Commitment: 52af0bfbfd0db7949124d822c40d9ba406217ab4fad5d4497b9d2317ff780b1b
Salt 1: sel
Seed: astrolabe

0 - > 3 6 6 eastern-australia#41/42 siberia#27/41 south-africa#24/40 central-america#8/39 ontario#4/38 new-guinea#35/37 3 india#32/36 madagascar#22/35 east-africa#20/34 5 mongolia#25/33 western-europe#16/32 north-africa#17/31 greenland#2/30 peru#7/29 1 egypt#15/28 5 western-united-states#4/27 scandinavia#9/26 siam#22/25 venezuela#5/24 congo#12/23 6 china#18/22 eastern-united-states#4/21 kamchatka#14/20 ural#11/19 quebec#3/18 middle-east#14/17 2 northern-europe#8/16 yakutsk#9/15 1 western-australia#13/14 5 irkutsk#9/13 alaska#0/12 northwest-territory#0/11 brazil#1/10 iceland#2/9 1 indonesia#7/8 4 southern-europe#4/7 japan#4/6 great-britain#3/5 alberta#0/4 4 argentina#0/3 ukraine#0/2 afghanistan#0/1 cavalry#32/44
1 B place siberia 5
2 B place scandinavia 1
3 B place ontario 1
4 B place venezuela 1
5 B place brazil 1
6 B attack siberia china 3 > 5.1.3/6
7 B attack siberia ural 3 > 6.1.4/6
8 B attack siberia china 3 > 2.2.2/5
9 B attack siberia china 2 > 6.1/6
`;

async function checked(record: string): Promise<Checked> {
  const dice = read(record);
  if (!dice) throw new Error("no record");
  return check(dice);
}

test("a real record is fair, die by die and draw by draw", async () => {
  const found = await checked(RECORD);
  expect(found.kept).toBe(true);
  expect(found.wrong).toBeNull();
  expect(found.throws.flatMap((thrown) => thrown.answers)).toHaveLength(72);
  expect(found.throws.at(-1)).toMatchObject({ number: 9, seat: "B", commands: "attack siberia china 2", sides: [2, 1] });
});

test("a changed die is named, with what the seed gives", async () => {
  const { kept, wrong } = await checked(RECORD.replace("5.1.3/6", "5.6.3/6"));
  expect(kept).toBe(true);
  expect(wrong?.thrown.number).toBe(6);
  expect(wrong?.answer).toEqual({ place: "6.0.1", bound: 6, recorded: "6", due: "1", fair: false });
});

test("a draw among another number of cards is wrong", async () => {
  const { wrong } = await checked(RECORD.replace("siberia#27/41", "siberia#27/43"));
  expect(wrong?.answer.place).toBe("0.4.0");
});

test("another seed is not the one that was promised", async () => {
  expect((await checked(RECORD.replace("Seed: astrolabe", "Seed: sextant"))).kept).toBe(false);
});

test("salts change every answer", async () => {
  expect((await checked(RECORD.replace("Salt 1: sel", "Salt 1: sol"))).wrong).not.toBeNull();
});

test("what is no record is not read, and a match that goes on shows no seed", () => {
  expect(read("Dear diary,\n\nit rained.")).toBeNull();
  expect(read(RECORD.replace("Seed: astrolabe\n", ""))?.seed).toBeNull();
});

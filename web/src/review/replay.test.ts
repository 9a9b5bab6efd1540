// A record is replayed to the scores it claims; what is no record is refused.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NotationError } from "../lib/notation";
import { type GameRecord, replay } from "./replay";

const games = JSON.parse(readFileSync(new URL("./games.json", import.meta.url), "utf8")) as GameRecord[];

describe.each(games.map((game) => [game.edition, game] as const))("%s", (_, game) => {
  const replayed = replay(game);

  test("ends with the scores of its result", () => {
    expect(replayed.moments.at(-1)!.scores).toEqual(game.result!.scores);
    expect(replayed.moments).toHaveLength(game.turns.length + 1);
  });

  test("keeps the number of pieces in bag, hands and table at every moment", () => {
    const all = new Set(replayed.moments.map((at) => at.supply + at.hands.flat().length + at.board.length + at.rows.flat().length + at.taken.flat(2).length));
    expect(all).toEqual(new Set([replayed.game === "cubes" ? 90 : 108]));
  });

  test("finds the lines behind the points", () => {
    for (const turn of replayed.turns)
      if (turn.verb === "lay" && turn.lines.length) expect(turn.lines.reduce((sum, line) => sum + line.points, turn.bonus)).toBe(turn.points);
  });
});

test.each([null, 7, "record", {}, { format: "sixfold-record/1" }, { ...games[0], seats: [] }, { ...games[0], deals: [["Zz", "Ro"]] }])(
  "is no record: %j",
  (data) => {
    expect(() => replay(data)).toThrow(NotationError);
  },
);

test.each(["lay Qq@0,0", "lay Ro@x,0", "play Ro", "dance", "swap Zz"])("replay rejects the turn %s", (turn) => {
  const broken = { ...games[0]!, turns: [{ seat: 0, points: 0, turn }] };
  expect(() => replay(broken)).toThrow(NotationError);
});

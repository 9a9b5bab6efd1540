// The analysis board's own knowledge: notation and links read back, and what cannot be is said under the server's names.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EDITION_IDS as EDITIONS } from "../games";
import { boardOf } from "../hint/grid";
import { chanceOfAny, qwirkleCompletions, rolled } from "../hint/odds";
import { NotationError } from "../lib/notation";
import { type GameRecord, replay } from "../review/replay";
import { impossible } from "./impossible";
import { fillHiddenHands, empty, held, type PartialPosition, positionText, fromMoment, readPosition, supply } from "./position";
import { fromHash, toHash } from "./link";
import { after } from "./study.svelte";

const POSITIONS = [
  "qwirkle-pl mover=1 scores=12,7 hands=?6/RsRtGxBoBdPc table=-3,-2:RoRd/-2,-1:Rs",
  "qwirkle-pl;single_opening_points=1 mover=0 scores=0,0,0 hands=RsRtGxBoBdPc/?6/?6 table=-",
  "cubes-hu mover=0 scores=7,12 hands=RcOoOxYsYdGo/RcRcGsGxPoPc table=-2,-1:PdGdOd/0,0:OsOt rerolled",
  "cards-pl mover=1 scores=1,0 hands=?9/OcOcYdGoGsGtGxBoBs table=RsOsYs/RdRtRx taken=RoOoYoGoBoPo|-",
  "cards-en mover=0 scores=0,0 hands=OcOcYdGoGsGtGxBoBs/?9 table=- taken=-|- opening",
];
const games = JSON.parse(readFileSync(new URL("../review/games.json", import.meta.url), "utf8")) as GameRecord[];
const read = (text: string): PartialPosition => readPosition(text, EDITIONS);

describe("notation and links", () => {
  it.each(POSITIONS)("reads back %s", (text) => {
    expect(positionText(read(text))).toBe(text);
    expect(positionText(fromHash(`#${toHash(read(text))}`, EDITIONS))).toBe(text);
    expect(impossible(read(text))).toBeUndefined();
  });
  it("keeps hands of which a part is known", () => {
    const known = read(POSITIONS[0]!);
    known.hands[0] = { pieces: ["Ro", "Yt"], hidden: 4 };
    expect(fromHash(toHash(known), EDITIONS)).toEqual(known);
  });
  it("encodes gaps of any width", () => {
    const known = {
      ...empty("qwirkle-pl"),
      tiles: [
        { x: -30, y: 0, piece: "Ro" },
        { x: 60, y: 3, piece: "Px" },
      ],
    };
    expect(fromHash(toHash(known), EDITIONS).tiles).toEqual(known.tiles);
  });
  it.each([
    "",
    "1~nothing~0~0,0~!~~~",
    "2~qwirkle-pl~0~0,0~.6!.6~~~",
    "1~qwirkle-pl~9~0,0~.6!.6~~~",
    "1~qwirkle-pl~0~x,0~.6!.6~~~",
    "1~qwirkle-pl~0~0,0~%%~~~",
    "1~qwirkle-pl~0~0,0~.6!.6~0,0,0,AB~~",
  ])("refuses the link %s", (hash) => expect(() => fromHash(hash, EDITIONS)).toThrow(NotationError));
  it.each(["", "chess", "qwirkle-pl", "qwirkle-pl hands=Zz/?6", "qwirkle-pl hands=Rt", "qwirkle-pl hands=Rt/?6 table=Rt", "qwirkle-pl hands=Rt/?6 scores=1"])(
    "refuses the text %s",
    (text) => expect(() => read(text)).toThrow(NotationError),
  );
  it("keeps of a whole position what the player to move knows", () => {
    const whole = `qwirkle-pl mover=0 starter=0 turns=3 scores=1,2 hands=RsRtGxBoBdPc/OoOoOoYoYoYo supply=${Array(6).fill("333333").join(".")} table=0,0:Ro`;
    expect(read(whole).hands[1]).toEqual({ pieces: [], hidden: 6 });
  });
});

describe("fromMoment", () => {
  it.each(games.map((game) => [game.edition, game] as const))("keeps at every moment of %s only what the player to move knew", (_, record) => {
    const game = replay(record);
    game.turns.forEach((turn, at) => {
      const known = fromMoment(game, game.moments[at]!, at);
      const own = known.hands[turn.seat]!;
      if (own.pieces.length) expect(impossible(known), positionText(known)).toBeUndefined();
      expect([known.mover, supply(known)]).toEqual([turn.seat, game.moments[at]!.supply]);
      if (game.game !== "cubes") expect(known.hands.every((hand, seat) => seat === turn.seat || !hand.pieces.length)).toBe(true);
      expect(positionText(fromHash(toHash(known), EDITIONS))).toBe(positionText(known));
    });
  });
});

describe("last turns of Cards", () => {
  const cards = games.find((game) => game.edition.startsWith("cards"))!;
  const qwirkles = ["R", "O", "Y", "G", "B", "P"].map((color) => ["o", "s", "d", "t", "c", "x"].map((shape) => color + shape).join("")).join("/");
  const last = "cards-pl mover=0 scores=6,6 hands=RtRcRxOtOcOxYtYcYx/?9 table=RoRsRd/OoOsOd/YoYsYd/GoGsGd/BoBsBd/PoPsPd " + `taken=${qwirkles}|${qwirkles}`;
  it("are counted down at the moments of a record", () => {
    const game = replay(cards);
    const lasts = game.moments.map((moment, at) => fromMoment(game, moment, at).last);
    expect(lasts.slice(-4)).toEqual([null, 2, 1, 0]);
    const at = game.moments.length - 2;
    expect(positionText(fromMoment(game, game.moments[at]!, at))).toContain(" last=1");
  });
  it("are one for everybody if the position does not say, also for the move tried first", () => {
    expect(supply(read(last))).toBe(0);
    const tried = "play Rt Rc Rx : OoOsOd YoYsYd GoGsGd BoBsBd PoPsPd ! RoRsRdRtRcRx";
    expect(after(read(last), tried, 1).last).toBe(1);
    expect(after(read(`${last} last=2`), tried, 1).last).toBe(1);
    expect(after(read(`${last} last=1`), tried, 1).last).toBe(0);
  });
});

describe("impossible", () => {
  it.each([
    ["qwirkle-pl hands=RsRtGxBoBdPc/?6 table=0,0:RoBs", "line"],
    ["qwirkle-pl hands=RsRtGxBoBdPc/?6 table=0,0:RoRdRo", "line"],
    ["qwirkle-pl hands=RsRtGxBoBdPc/?6 table=0,0:Ro/5,5:Bs", "apart"],
    ["qwirkle-pl hands=RtRtRtBoBdPc/?6 table=0,0:Rt", "count"],
    ["qwirkle-pl hands=RsRt/?6 table=0,0:Ro", "hand"],
    ["qwirkle-pl hands=?6/?6 table=0,0:Ro", "own_hand"],
    ["cubes-hu hands=RsRtGxBoBdPc/?6 table=0,0:Ro", "open_hands"],
    ["cards-pl hands=OcOcYdGoGsGtGxBoBs/?9 table=RoRs", "set"],
    ["cards-pl hands=OcOcYdGoGsGtGxBoBs/?9 scores=1,0 table=RoRsRd", "taken"],
  ])("finds in %s the problem %s", (text, problem) => expect(impossible(read(text))?.problem).toBe(problem));
});

describe("after", () => {
  it("leaves what is drawn unknown and passes the turn on", () => {
    const next = after(read("qwirkle-pl hands=RsRtGxBoBdPc/?6 table=0,0:RoRd"), "lay Rs@2,0 Rt@3,0", 4);
    expect(next.hands[0]).toEqual({ pieces: ["Gx", "Bo", "Bd", "Pc"], hidden: 2 });
    expect([next.mover, next.scores, next.tiles.length, supply(next)]).toEqual([1, [4, 0], 4, 92]);
  });
  it("keeps the turn after a roll", () => {
    const next = after(read(POSITIONS[2]!), "reroll Rc Oo", 0);
    expect([next.mover, next.rerolled, next.hands[0]!.hidden]).toEqual([0, true, 2]);
  });
  it("takes the Qwirkles of a play of cards", () => {
    const next = after(read("cards-pl hands=RcRxYdGoGsGtGxBoBs/?9 table=RoRsRdRt"), "play Rc Rx : ! RoRsRdRtRcRx", 1);
    expect([next.scores, next.rows, next.taken[0], held(next.hands[0]!)]).toEqual([[1, 0], [], [["Ro", "Rs", "Rd", "Rt", "Rc", "Rx"]], 9]);
  });
  it("is followed by fillHiddenHands, which shares the last pieces among hidden hands", () => {
    const few = { ...empty("qwirkle-pl", 3), taken: [[], [], []], tiles: [] };
    few.hands[0] = { pieces: Array<string>(100).fill("Ro"), hidden: 0 };
    expect(fillHiddenHands(few).hands.map((hand) => hand.hidden)).toEqual([0, 4, 4]);
  });
});

describe("odds", () => {
  it("chanceOfAny counts the hands with a wanted piece", () => {
    expect(chanceOfAny(8, 3, 2)).toBeCloseTo(1 - 10 / 28);
    expect(chanceOfAny(100, 1, 6)).toBeCloseTo(0.06);
    expect(chanceOfAny(5, 5, 1)).toBe(1);
    expect(chanceOfAny(5, 0, 3)).toBe(0);
  });
  it("rolled counts the rolls of each colour", () => {
    expect(rolled(["Ro", "Rt", "Bs"], new Set(["Rs"]))).toBeCloseTo(1 - 25 / 36);
    expect(rolled(["Bs"], new Set(["Rs"]))).toBe(0);
  });
  it("qwirkleCompletions finds where one piece completes a line of six", () => {
    const board = boardOf([
      [0, 0, "Ro"],
      [1, 0, "Rs"],
      [2, 0, "Rd"],
      [3, 0, "Rt"],
      [4, 0, "Rc"],
    ]);
    expect(
      qwirkleCompletions(board)
        .map(({ cell, piece }) => `${piece}@${cell}`)
        .sort(),
    ).toEqual(["Rx@-1,0", "Rx@5,0"]);
    board.set("5,1", "Bo");
    expect(qwirkleCompletions(board).map(({ cell }) => cell)).toEqual(["-1,0"]);
  });
});

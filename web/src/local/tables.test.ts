// Whole games without a server: the kernel deals and referees, views hide what they must, records are right, and nothing is lost.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstWrongDraw } from "../dealing/draws";
import { digest } from "../dealing/digest";
import type { FairRecord } from "../dealing/record";
import { EDITION_IDS, gameOf, settingsOf, withSetting } from "../games";
import type { Command, Now, Refusal } from "../wire";
import { actionText } from "./actions";
import { Engines } from "./engine";
import type { NewLocalGame } from "./game";
import { BadRequest } from "./kernel";
import { Conflict, Memory } from "./store";
import { Tables } from "./tables";

const engines = new Engines(() => WebAssembly.compile(readFileSync(new URL("../../../build/kernel.wasm", import.meta.url))));
const EDITIONS = EDITION_IDS.flatMap((id) => [id, ...settingsOf(id).map((setting) => withSetting(id, setting, true))]);
const person = (name: string, age: number | null = null) => ({ kind: "person" as const, name, age, level: null });
const bot = (level = "beginner") => ({ kind: "bot" as const, name: `@${level}`, age: null, level });

/** A browser: its games, and what its pages show. */
class Browser {
  readonly shown = new Map<number, Now[]>();
  readonly told: string[] = [];
  readonly tables: Tables;

  constructor(readonly store = new Memory()) {
    const show = (viewer: number, now: Now) => void this.shown.set(viewer, [...(this.shown.get(viewer) ?? []), now]);
    this.tables = new Tables(store, engines, show, (table) => this.told.push(table));
  }

  async begin(wanted: Partial<NewLocalGame> & Pick<NewLocalGame, "seats">): Promise<string> {
    return this.tables.create({ edition: "qwirkle-pl", ...wanted });
  }
  /** What the viewer of a seat sees last. */
  last(viewer: number): Now {
    return this.shown.get(viewer)!.at(-1)!;
  }
  async position(table: string) {
    return (await this.store.get(table))!.position;
  }
  /** An easy bot's choice for the person to move. */
  async choice(table: string): Promise<string> {
    const game = (await this.store.get(table))!;
    const { referee, weights } = await engines.load();
    await weights.load(game.edition, game.seats.length);
    return actionText(referee.bot(game.position, "easy", BigInt(game.turns.length)));
  }
  async command(table: string, action: string): Promise<Command> {
    const { turns, undone } = (await this.store.get(table))!;
    return { do: "play", turn: turns.length, undos: undone.length, action };
  }
  async play(table: string, action?: string): Promise<void> {
    const { mover } = await this.position(table);
    await this.tables.do(table, mover, await this.command(table, action ?? (await this.choice(table))));
  }
  /** Play the seats of people until this is so, or until the game is over. */
  async playUntil(table: string, holds: (now: Now) => boolean = () => false): Promise<void> {
    const viewer = 900 + this.shown.size;
    await this.tables.open(viewer, table, null);
    for (;;) {
      await vi.waitUntil(() => !this.last(viewer).seats[this.last(viewer).view!.mover]!.level || this.last(viewer).phase === "over", {
        timeout: 60_000,
        interval: 1,
      });
      if (this.last(viewer).phase === "over" || holds(this.last(viewer))) return this.tables.close(viewer);
      await this.play(table);
    }
  }
}

async function refusal(asked: Promise<unknown>): Promise<Refusal> {
  const problem = await asked.then(
    () => undefined,
    (error: { refusal?: Refusal }) => error,
  );
  expect(problem?.refusal, String(problem)).toBeDefined();
  return problem!.refusal!;
}

describe.each(EDITIONS.map((edition, i) => [edition, 2 + (i % 3)] as const))("%s with %i players", (edition, players) => {
  test("game is dealt, played to its end with bots and recorded", async () => {
    const browser = new Browser();
    const table = await browser.begin({ edition, seats: [person("Ann"), bot("easy"), bot("medium"), bot("hard")].slice(0, players) });
    await browser.tables.open(1, table, 0);
    await browser.playUntil(table);
    const states = browser.shown.get(1)!;
    const end = states.at(-1)!;
    expect(end.result?.winners.length).toBeGreaterThan(0);
    expect(end.view!.scores).toEqual(end.result!.scores);
    // Every turn was shown, once and in order, and others' hands never unless they are open.
    expect(states.flatMap((state) => state.happened.map((turn) => turn.turn))).toEqual(states.flatMap((s) => s.happened).map((_, i) => i));
    const isOpen = gameOf(edition).openHands;
    for (const { view } of states) expect(view!.hands.map((hand) => hand !== null)).toEqual(view!.hands.map((_, seat) => isOpen || seat === 0));
    for (const turn of states.flatMap((state) => state.happened)) expect(turn.chance !== null).toBe(isOpen || turn.seat === 0);
    const record = (await browser.tables.record(table)) as unknown as FairRecord;
    expect(firstWrongDraw(record)).toBeUndefined();
    expect(digest(record.secret!)).toBe(end.commitment);
    expect(record.turns).toHaveLength(end.view!.turns);
    const [mine] = await browser.tables.mine();
    expect(mine).toMatchObject({ table, seat: 0, ours: [0], mover: null, scores: end.result!.scores, card: { phase: "over" } });
  });
});

describe("who shares a device", () => {
  const seats = [person("Ann", 70), person("Ben", 8), bot()];

  test("sees no hand between turns, and only that of the player to move", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats });
    await browser.playUntil(table, () => true);
    const { mover } = await browser.position(table);
    expect(await browser.tables.people(table)).toEqual([0, 1]);
    await browser.tables.open(1, table, null);
    expect(browser.last(1).view!.hands).toEqual([null, null, null]);
    await browser.tables.open(2, table, mover);
    expect(browser.last(2).view!.hands.map((hand) => hand?.length)).toEqual([0, 1, 2].map((seat) => (seat === mover ? 6 : undefined)));
    expect(await refusal(browser.tables.open(3, table, 1 - mover))).toMatchObject({ reason: "secret" });
    expect(await refusal(browser.tables.open(3, table, 2))).toMatchObject({ reason: "secret" });
    expect(await refusal(browser.tables.legal(table, 1 - mover))).toMatchObject({ reason: "not_your_turn" });
    expect(await refusal(browser.tables.legal(table, null))).toMatchObject({ reason: "not_your_turn" });
    expect(await refusal(browser.tables.record(table))).toMatchObject({ reason: "not_over" });
    expect(browser.last(1).seats.map(({ age }) => age)).toEqual([null, null, null]);
  });

  test("takes back a turn in which nothing was drawn, for all at once", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")] });
    await browser.playUntil(table, (now) => !now.view!.supply && now.happened.at(-1)?.drawn === 0);
    await browser.tables.open(1, table, null);
    const { view, undos } = browser.last(1);
    await browser.tables.do(table, null, { do: "undo", turn: view!.turns - 1, undos });
    expect(browser.last(1)).toMatchObject({ undos: 1, since: 0, view: { turns: view!.turns - 1 } });
    await browser.tables.do(table, null, { do: "undo", turn: view!.turns - 1, undos }); // the same again
    expect(browser.last(1).view!.turns).toBe(view!.turns - 1);
    await browser.playUntil(table);
    const record = (await browser.tables.record(table)) as unknown as FairRecord;
    expect([record.undone, firstWrongDraw(record)]).toEqual([[view!.turns], undefined]);
  });

  test("cannot take back what was drawn", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")] });
    await browser.play(table);
    expect(await refusal(browser.tables.do(table, null, { do: "undo", turn: 0 }))).toMatchObject({ reason: "undo" });
  });

  test("leaves to a bot and comes back, and resigns as the last one", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")] });
    await browser.tables.open(1, table, null);
    const leaver = 1 - (await browser.position(table)).mover;
    await browser.tables.do(table, leaver, { do: "leave" });
    expect(browser.last(1).seats[leaver]).toMatchObject({ away: true, level: "medium" });
    await browser.play(table);
    await vi.waitUntil(() => browser.last(1).view!.turns >= 2, { timeout: 60_000, interval: 1 }); // the bot has moved
    await browser.tables.do(table, leaver, { do: "take_back" });
    expect(browser.last(1).seats[leaver]).toMatchObject({ away: false, level: null });
    await browser.tables.do(table, null, { do: "leave" });
    expect(browser.last(1)).toMatchObject({ phase: "over", result: { ending: "resigned", winners: [0] } });
    expect(await browser.tables.record(table)).toMatchObject({ resigned: [1] });
  });

  test("plays again with the same seats", async () => {
    const browser = new Browser();
    const table = await browser.begin({ edition: "cards-pl", seats, hints: true });
    expect(await refusal(browser.tables.do(table, null, { do: "rematch" }))).toMatchObject({ reason: "started" });
    await browser.tables.do(table, null, { do: "leave" });
    const { table: again } = await browser.tables.do(table, null, { do: "rematch" });
    expect((await browser.tables.do(table, null, { do: "rematch" })).table).toBe(again);
    const all = await browser.tables.mine();
    expect(all.map((each) => each.table).sort()).toEqual([table, again].sort());
    expect(all.find((each) => each.table === again)!.card).toMatchObject({ phase: "playing", edition: "cards-pl", hints: true });
    expect(all.find((each) => each.table === again)!.card!.seats.map(({ name, level }) => [name, level])).toEqual([
      ["Ann", null],
      ["Ben", null],
      ["@beginner", "beginner"],
    ]);
  });
});

test("age decides who starts among equals, and no record shows it", async () => {
  const browser = new Browser();
  const starters = new Map<boolean, number>();
  for (let i = 0; i < 40 && starters.size < 2; i++) {
    const table = await browser.begin({ seats: [person("Ann", 8), person("Ben", 70)] }); // the oldest starts
    const { starter } = await browser.position(table);
    await browser.tables.do(table, null, { do: "leave" });
    const record = await browser.tables.record(table);
    starters.set("first" in (record.seats as object[])[starter]!, starter);
    expect(JSON.stringify(record)).not.toContain('"age"');
  }
  expect(starters.get(true)).toBe(1);
});

describe("against a bot", () => {
  const seats = [person("Ann"), bot()];

  test("refuses as the referee does, and a repeated turn has one effect", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats });
    await browser.playUntil(table, (now) => now.view!.turns > 2);
    await browser.tables.open(1, table, 0);
    const { view } = browser.last(1);
    const [x, y] = view!.board![0]!;
    const act = async (action: string) => browser.tables.do(table, 0, await browser.command(table, action));
    const taken = `lay ${view!.hands[0]![0]}@${x},${y}`;
    expect(await refusal(act(taken))).toEqual({ reason: "cell_taken", message: "", rule: "grid.laying", cells: [[x, y]], pieces: [], rows: [] });
    expect(await refusal(act("pass"))).toMatchObject({ reason: "can_draw", rule: "qwirkle.exchange" });
    for (const text of ["dance", "lay", "lay Zz@0,0", "pass Rs", "play Rs"])
      expect(["unreadable", "nothing_laid", "nothing_chosen"]).toContain((await refusal(act(text))).reason);
    const legal = await browser.tables.legal(table, 0);
    const { action } = legal.options.find((each) => each.action.startsWith("lay"))!;
    const command = await browser.command(table, action);
    await browser.tables.do(table, 0, command);
    await browser.tables.do(table, 0, command);
    expect(
      browser.shown
        .get(1)!
        .flatMap((state) => state.happened)
        .filter((turn) => turn.turn === legal.turn),
    ).toHaveLength(1);
    expect(await refusal(browser.tables.do(table, 0, { ...command, do: "play", action: "pass" } as Command))).toMatchObject({ reason: "turn" });
  });

  test("hints lead to a legal action in three steps, if they are allowed", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats });
    await browser.playUntil(table, () => true);
    const [first, second, third] = [await browser.tables.hint(table, 0, 1), await browser.tables.hint(table, 0, 2), await browser.tables.hint(table, 0, 3)];
    expect(first).toMatchObject({ count: 0, cells: [], action: null });
    expect(second).toMatchObject({ kind: first.kind, attribute: first.attribute, action: null });
    expect(third).toMatchObject({ kind: first.kind, count: second.count, cells: second.cells });
    await browser.play(table, third.action!);
    const strict = await browser.begin({ seats, hints: false });
    await browser.playUntil(strict, () => true);
    expect(await refusal(browser.tables.hint(strict, 0, 1))).toMatchObject({ reason: "hints" });
  });

  test("two pages of one game never lose or repeat a turn", async () => {
    const one = new Browser();
    const table = await one.begin({ seats });
    await one.playUntil(table, () => true);
    const other = new Browser(one.store);
    await one.tables.open(1, table, 0);
    await other.tables.open(1, table, 0);
    const { turn, options } = await one.tables.legal(table, 0);
    const [played, another] = options.filter(({ action }) => action.startsWith("lay"));
    const commands = [played, another].map((option) => ({ do: "play", turn, action: option!.action }) as const);
    await one.tables.do(table, 0, commands[0]!);
    // The other page still shows the state of before.
    expect(other.last(1).view!.turns).toBe(turn);
    expect(await refusal(other.tables.do(table, 0, commands[1]!))).toMatchObject({ reason: "turn" });
    expect(other.last(1).view!.turns).toBeGreaterThan(turn);
    await other.tables.do(table, 0, commands[0]!); // sent by both: it has its effect once
    expect((await one.store.get(table))!.turns[turn]!.action).toBe(played!.action);
    expect(one.told).toContain(table);
  });

  test("shows a turn once it is stored, and refuses one that cannot be", async () => {
    let opened = () => {};
    class Disk extends Memory {
      gate: Promise<void> = Promise.resolve();
      isFull = false;
      override async put(...given: Parameters<Memory["put"]>): Promise<void> {
        await this.gate;
        if (this.isFull) throw new Error("full");
        return super.put(...given);
      }
    }
    const disk = new Disk();
    const browser = new Browser(disk);
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")] });
    await browser.tables.open(1, table, null);
    disk.gate = new Promise((done) => (opened = done));
    const turn = browser.play(table);
    await new Promise((later) => setTimeout(later, 20));
    expect(browser.last(1).view!.turns).toBe(0);
    opened();
    await turn;
    expect(browser.last(1).view!.turns).toBe(1);
    disk.isFull = true;
    await expect(browser.play(table)).rejects.toThrow("full");
    expect(browser.last(1).view!.turns).toBe(1);
    disk.isFull = false;
    await browser.play(table);
    expect(browser.last(1).view!.turns).toBe(2);
  });

  test("the bot goes on after a reload", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats });
    await browser.playUntil(table, () => true);
    await browser.play(table); // nobody looks: the bot waits
    const later = new Browser(browser.store);
    await later.tables.open(1, table, 0);
    await vi.waitUntil(() => later.last(1).view!.mover === 0, { timeout: 60_000, interval: 1 });
  });

  test("a kernel that refuses a request is loaded again", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats });
    const { referee } = await engines.load();
    expect(() => referee.kernel.answer(Int32Array.of(99))).toThrow(BadRequest);
    engines.forget();
    await browser.playUntil(table, (now) => now.view!.turns > 1);
  });

  test("a game that was cleared from the browser's storage is refused", async () => {
    class Cleared extends Memory {
      isEmpty = false;
      override get(table: string) {
        return this.isEmpty ? Promise.resolve(undefined) : super.get(table);
      }
      override put(...given: Parameters<Memory["put"]>): Promise<void> {
        return this.isEmpty ? Promise.reject(new Conflict()) : super.put(...given);
      }
    }
    const store = new Cleared();
    const browser = new Browser(store);
    const table = await browser.begin({ seats });
    await browser.playUntil(table, () => true);
    await browser.tables.open(1, table, 0);
    const command = await browser.command(table, await browser.choice(table));
    store.isEmpty = true;
    expect(await refusal(browser.tables.do(table, 0, command))).toMatchObject({ reason: "table" });
  });

  test("unknown games are refused", async () => {
    expect(await refusal(new Browser().tables.people("local-none"))).toMatchObject({ reason: "table" });
  });
});

describe("with a clock", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("a bot plays on when a time runs out, and the player may come back once", async () => {
    const browser = new Browser();
    const clock = { kind: "game", seconds: 60, increment: 5 } as const;
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")], clock });
    await browser.tables.open(1, table, null);
    const late = browser.last(1).view!.mover;
    vi.setSystemTime(Date.now() + 20_000);
    await browser.play(table);
    expect(browser.last(1).clock!.left[late]).toBe(45_000);
    await browser.play(table);
    const spent = async () => {
      await vi.advanceTimersByTimeAsync(90_000);
      vi.useRealTimers();
      await vi.waitUntil(() => browser.last(1).seats[late]!.away, { timeout: 60_000, interval: 1 });
      vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    };
    await spent();
    expect(browser.last(1).clock!.left[late]).toBe(0);
    await browser.tables.do(table, late, { do: "take_back" });
    expect(browser.last(1).clock!.left[late]).toBe(30_000);
  });

  test("clocks stand still while no page has the game open", async () => {
    const browser = new Browser();
    const table = await browser.begin({ seats: [person("Ann"), person("Ben")], clock: { kind: "move", seconds: 60 } });
    await browser.tables.open(1, table, null);
    browser.tables.close(1);
    vi.setSystemTime(Date.now() + 3_600_000);
    const later = new Browser(browser.store);
    await later.tables.open(1, table, null);
    expect(later.last(1)).toMatchObject({ clock: { left: [60_000, 60_000] }, seats: [{ away: false }, { away: false }] });
  });
});

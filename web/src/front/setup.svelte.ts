// What the next table is to be like: chosen on the front page, partly remembered by this device.
import { EDITION_IDS, GAME_IDS, gameIdOf, type GameId, GAMES, isGame, settingsOf, withSetting } from "../games";
import { LEVELS } from "../games/editions";
import { editionTitle } from "../lib/names.svelte";
import { openTable, playHere } from "../lib/quickplay";
import { apply, settings } from "../lib/settings.svelte";
import { recall, remember } from "../lib/storage";
import { say } from "../lib/words.svelte";
import type { Clock, NewTable } from "../wire";

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  move: { kind: "move", seconds: 120 },
  game: { kind: "game", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86_400 },
};
/** Who may ask for hints. Without a choice the server decides: where no other person plays. */
export const HINTS: Record<string, boolean | undefined> = { bots: undefined, always: true, never: false };
export const LEAVING = ["bot", "resign"] as const;
/** Beside you and the opponent that every game has. */
export const MAX_EXTRA_SEATS = 2;

interface Remembered {
  game: string;
  level: string;
  /** The chosen edition of each game. */
  editions: Record<string, string>;
  house: string[];
}

export class Setup {
  game = $state<GameId>(GAME_IDS[0]!);
  level = $state("medium");
  /** The house rules that were chosen, for all games. */
  house = $state<string[]>([]);
  clock = $state("none");
  hints = $state("bots");
  leaving = $state<(typeof LEAVING)[number]>("bot");
  listed = $state(false);
  /** One other player is enough to let somebody back in: worth a thought only where hands are hidden. */
  letIn = $state(false);
  /** More players: "open" for a friend, or the level of a bot. */
  extra = $state<string[]>([]);
  name = $state(settings.name);
  #chosen = $state<Record<string, string>>({});

  readonly editions = $derived(EDITION_IDS.filter((id) => gameIdOf(id) === this.game));
  readonly printed = $derived(this.editions.find((id) => id === this.#chosen[this.game]) ?? this.editions[0]!);
  /** The house rules that this edition knows. */
  readonly rules = $derived(this.house.filter((each) => settingsOf(this.printed).includes(each)));
  readonly edition = $derived(this.rules.reduce((name, setting) => withSetting(name, setting, true), this.printed));

  constructor() {
    const { game = "", level = "", editions = {}, house = [] } = recall<Partial<Remembered>>("setup", {});
    if (isGame(game)) this.game = game;
    if (LEVELS.some((each) => each === level)) this.level = level;
    this.#chosen = editions;
    this.house = house;
  }

  readonly mayLetIn = $derived(!this.listed && !GAMES[this.game].openHands);

  /** What differs from the defaults, in words: nothing of it may stay hidden. */
  readonly changes = $derived([
    ...(this.printed === this.editions[0] && !this.rules.length ? [] : [editionTitle(this.edition)]),
    ...this.extra.map((each) => (each === "open" ? say("web-friend-by-link") : say("web-bot-level", { level: say(`level-${each}`) }))),
    ...(this.clock === "none" ? [] : [say(`web-clock-${this.clock}`)]),
    ...(this.hints === "bots" ? [] : [say(`web-front-hints-${this.hints}`)]),
    ...(this.listed ? [say("web-public")] : []),
    ...(this.letIn && this.mayLetIn ? [say("web-let-in-option")] : []),
  ]);

  choose(edition: string): void {
    this.#chosen[this.game] = edition;
  }

  /** Remember what was chosen. */
  keep(): void {
    const { game, level, house } = this;
    remember("setup", { game, level, house, editions: $state.snapshot(this.#chosen) } satisfies Remembered);
  }

  /** What every game of this setup has. */
  get table() {
    return { edition: this.edition, clock: CLOCKS[this.clock], leaving: this.leaving, hints: HINTS[this.hints] };
  }

  /** Begin the game and go there; throws ApiError. Against bots it starts at once and needs no server, a friend gets an invitation. */
  async start(opponent: "bot" | "open"): Promise<void> {
    this.keep();
    const others = [opponent === "bot" ? this.level : opponent, ...this.extra];
    const isOpen = others.includes("open");
    const own = this.name.trim();
    const name = own || say(isOpen ? "web-front-player" : "web-me");
    const onServer = () =>
      openTable({
        ...this.table,
        name,
        others: others.map((each): NewTable["others"][number] => (each === "open" ? { kind: "open" } : { kind: "bot", level: each })),
        public: this.listed,
        let_in: this.letIn && this.mayLetIn,
      });
    if (isOpen || this.listed) await onServer();
    else await playHere(this.table, [{ name, age: null }, ...others.map((level) => ({ level }))], onServer);
    settings.name = own;
    apply();
  }
}

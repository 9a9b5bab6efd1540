// Games without a server in IndexedDB, stored before anybody sees a turn of them. Only the worker opens it: it has all hands.
import { isOver, type LocalGame } from "./game";

const NAME = "sixfold-games";
const GAMES = "games";
const VERSION = 1;
/** Of more, the oldest finished ones are forgotten, then the oldest. */
const MAX_GAMES = 100;

/** Another page has changed the game meanwhile. */
export class Conflict extends Error {}

/** Where games are kept. */
export interface Store {
  get(table: string): Promise<LocalGame | undefined>;
  all(): Promise<LocalGame[]>;
  /** Store games, all or none; throws Conflict unless the first of them is stored with the number `before` (0: not at all). */
  put(games: readonly LocalGame[], before: number): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "table" });
  return settled(request);
}

const byAge = (a: LocalGame, b: LocalGame): number => Number(isOver(b)) - Number(isOver(a)) || a.at - b.at;

/** The tables that are too many. */
function excess(games: readonly LocalGame[]): string[] {
  return [...games]
    .sort(byAge)
    .slice(0, Math.max(0, games.length - MAX_GAMES))
    .map(({ table }) => table);
}

class Database implements Store {
  constructor(readonly database: IDBDatabase) {}

  get(table: string): Promise<LocalGame | undefined> {
    return settled(this.database.transaction(GAMES).objectStore(GAMES).get(table));
  }
  all(): Promise<LocalGame[]> {
    return settled(this.database.transaction(GAMES).objectStore(GAMES).getAll());
  }
  put(games: readonly LocalGame[], before: number): Promise<void> {
    // Strict: what was acknowledged is on the disk.
    const transaction = this.database.transaction(GAMES, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(GAMES);
    const [first] = games;
    return new Promise((done, failed) => {
      let conflict = false;
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(conflict ? new Conflict() : (transaction.error ?? new Error("IndexedDB")));
      const known = store.get(first!.table) as IDBRequest<LocalGame | undefined>;
      known.onsuccess = () => {
        conflict = (known.result?.number ?? 0) !== before;
        if (conflict) return transaction.abort();
        for (const game of games) store.put(game);
      };
    });
  }
  /** Forget the games that are too many. */
  async prune(): Promise<void> {
    const store = this.database.transaction(GAMES, "readwrite").objectStore(GAMES);
    for (const table of excess(await settled(store.getAll() as IDBRequest<LocalGame[]>))) store.delete(table);
  }
}

/** Until the page is closed: where the browser stores nothing. */
export class Memory implements Store {
  readonly #games = new Map<string, LocalGame>();

  get(table: string): Promise<LocalGame | undefined> {
    return Promise.resolve(this.#games.get(table));
  }
  all(): Promise<LocalGame[]> {
    return Promise.resolve([...this.#games.values()]);
  }
  put(games: readonly LocalGame[], before: number): Promise<void> {
    if ((this.#games.get(games[0]!.table)?.number ?? 0) !== before) return Promise.reject(new Conflict());
    for (const game of games) this.#games.set(game.table, game);
    return Promise.resolve();
  }
}

export async function openStore(): Promise<Store> {
  try {
    const database = new Database(await open());
    await database.prune();
    return database;
  } catch {
    return new Memory();
  }
}

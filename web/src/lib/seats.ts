// The seats of this device: secrets created here and sent only to the server. Usually one for each table.
import { recall, remember } from "./storage";

export interface Held {
  table: string;
  secret: string;
}

/** A seat whose player shares this device with others. */
export interface SharedSeat {
  seat: number;
  secret: string;
  /** Their hand is on a phone now. */
  phone?: boolean;
}

/** A secret, made as addresses of a local network allow it: pages without TLS have no `crypto.randomUUID`. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What this device promises of a random number that the next game is dealt from, too; null if it cannot, as without a network. */
export const promisedSalt = (): Promise<string | null> =>
  import("../dealing/salts").then(
    ({ promiseSalt }) => promiseSalt(),
    () => null,
  );

export function heldSeats(): Held[] {
  return recall<Held[]>("seats", []);
}

export function secretOf(table: string): string | undefined {
  return heldSeats().find((each) => each.table === table)?.secret;
}

/** The seats of a table at which several people share this device; none at an ordinary table. */
export function sharedSeats(table: string): SharedSeat[] {
  return recall<Record<string, SharedSeat[]>>("device", {})[table] ?? [];
}

/** All secrets that this device has for a table. */
export function secretsOf(table: string): string[] {
  const secrets = sharedSeats(table).map(({ secret }) => secret);
  const secret = secretOf(table);
  return secrets.length || !secret ? secrets : [secret];
}

/** Keep the secret of a table; `shared` are all seats of this device there, if there are several. */
export function hold(table: string, secret: string, shared: SharedSeat[] = []): void {
  keep([{ table, secret }, ...heldSeats().filter((each) => each.table !== table)].slice(0, 100), { [table]: shared });
}

/** Keep the seats of a table for its rematch, which they open too. */
export function holdAgain(table: string, rematch: string): void {
  const secret = secretOf(table);
  if (secret) hold(rematch, secret, sharedSeats(table));
}

export function letGo(table: string): void {
  keep(heldSeats().filter((each) => each.table !== table));
}

function keep(seats: Held[], shared: Record<string, SharedSeat[]> = {}): void {
  const all = { ...recall<Record<string, SharedSeat[]>>("device", {}), ...shared };
  const kept = seats.map(({ table }): [string, SharedSeat[]] => [table, all[table] ?? []]).filter(([, each]) => each.length);
  remember("device", Object.fromEntries(kept));
  remember("seats", seats);
}

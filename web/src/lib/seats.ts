// The seats of this device: a secret for each table, created here and sent only to the server.
import { recall, remember } from "./storage";

export interface Held {
  table: string;
  secret: string;
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export function heldSeats(): Held[] {
  return recall<Held[]>("seats", []);
}

export function secretOf(table: string): string | undefined {
  return heldSeats().find((each) => each.table === table)?.secret;
}

/** All secrets that this device has for a table. */
export function secretsOf(table: string): string[] {
  const secret = secretOf(table);
  return secret ? [secret] : [];
}

/** Keep the seats of a table for its rematch, which they open too. */
export function holdAgain(table: string, rematch: string): void {
  const secret = secretOf(table);
  if (secret) hold(rematch, secret);
}

export function hold(table: string, secret: string): void {
  remember("seats", [{ table, secret }, ...heldSeats().filter((each) => each.table !== table)].slice(0, 100));
}

export function letGo(table: string): void {
  remember(
    "seats",
    heldSeats().filter((each) => each.table !== table),
  );
}

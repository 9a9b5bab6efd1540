// New tables, with a seat for this device.
import type { NewTable } from "../wire";
import { about, create } from "./api";
import { go } from "./router.svelte";
import { hold, newSecret, promisedSalt } from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Create a table, keep its seat and go there; throws ApiError. Without open seats the game starts at once. */
export async function openTable(table: Omit<NewTable, "secret">): Promise<void> {
  const secret = newSecret();
  const made = await create({ ...table, secret, salt_commitment: await promisedSalt() });
  hold(made.table, secret);
  go(`/t/${made.table}${table.others.some((each) => each.kind === "open") ? "" : "#now"}`);
}

/** Play a bot with the usual edition of a game; throws ApiError. */
export async function playAgainst(level: string, game: string): Promise<void> {
  const edition = (await about()).editions.find((each) => each.game === game)?.id ?? game;
  await openTable({ edition, name: settings.name || say("web-me"), others: [{ kind: "bot", level }] });
}

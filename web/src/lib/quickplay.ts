// A game against a bot, at once.
import { about, create } from "./api";
import { go } from "./router.svelte";
import { hold, newSecret } from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Set a table of the usual edition and sit down at it; raises ApiError. */
export async function playAgainst(level: string, game: string): Promise<void> {
  const edition = (await about()).editions.find((each) => each.game === game)?.id ?? game;
  const secret = newSecret();
  const name = settings.name || say("web-me");
  const made = await create({ edition, secret, name, others: [{ kind: "bot", level }], clock: null, public: false });
  hold(made.table, secret);
  go(`/t/${made.table}#now`);
}

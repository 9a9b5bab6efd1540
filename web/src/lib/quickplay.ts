// New games: in this browser if nobody else needs to reach them, otherwise tables on the server with a seat for this device.
import { kernelUrl } from "virtual:kernel";
import { EDITION_IDS, gameIdOf } from "../games";
import type { NewLocalGame } from "../local/game";
import type { NewTable } from "../wire";
import { create, refusalOf } from "./api";
import { checkNames } from "./playernames";
import { go } from "./router.svelte";
import { hold, newSecret, promisedSalt } from "./seats";
import { settings } from "./settings.svelte";
import { keepForGood, recall, remember } from "./storage";
import { say } from "./words.svelte";

/** Somebody who plays from the beginning: a person, or a bot of a level. */
export type Player = { name: string; age: number | null } | { level: string };

/** Begin a game in this browser and go there, or where that cannot be done, do `otherwise`; throws ApiError. */
export async function playHere(game: Omit<NewLocalGame, "seats">, players: readonly Player[], otherwise: () => Promise<void>): Promise<void> {
  checkNames(players.flatMap((each) => ("name" in each ? [each.name] : [])));
  const table = await createHere({ ...game, seats: players.map((each, place) => seatOf(each, players.slice(0, place))) });
  if (!table) return otherwise();
  remember("here", true);
  void keepForGood();
  go(`/t/${table}`);
}

/** The name of the new game; none where the kernel cannot run: in a client that was built without it, and in older browsers. */
async function createHere(game: NewLocalGame): Promise<string | undefined> {
  if (!kernelUrl) return undefined;
  try {
    const { askWorker } = await import("../match/worker");
    return await askWorker("create", game);
  } catch (error) {
    if (refusalOf(error).reason !== "busy") throw error;
    return undefined;
  }
}

/** Bots are called by their levels, and a second one of a level `@medium#2`. */
function seatOf(player: Player, before: readonly Player[]): NewLocalGame["seats"][number] {
  if ("name" in player) return { kind: "person", name: player.name, age: player.age, level: null };
  const twins = before.filter((each) => "level" in each && each.level === player.level).length;
  return { kind: "bot", name: `@${player.level}${twins ? `#${twins + 1}` : ""}`, age: null, level: player.level };
}

/** The games that are played in this browser. */
export async function gamesHere() {
  if (!recall("here", false)) return [];
  const { askWorker } = await import("../match/worker");
  return askWorker("mine");
}

/** Create a table on the server, keep its seat and go there; throws ApiError. Without open seats the game starts at once. */
export async function openTable(table: Omit<NewTable, "secret">): Promise<void> {
  const secret = newSecret();
  const made = await create({ ...table, secret, salt_commitment: await promisedSalt() });
  hold(made.table, secret);
  void keepForGood();
  go(`/t/${made.table}${table.others.some((each) => each.kind === "open") ? "" : "#now"}`);
}

/** Play a bot with the usual edition of a game; throws ApiError. */
export async function playAgainst(level: string, game: string): Promise<void> {
  const edition = EDITION_IDS.find((id) => gameIdOf(id) === game) ?? game;
  const name = settings.name || say("web-me");
  await playHere({ edition }, [{ name, age: null }, { level }], () => openTable({ edition, name, others: [{ kind: "bot", level }] }));
}

// Games of this browser that were put on the server, to draw them or to share them by a link: their tables there.
import { command, publish } from "../lib/api";
import { newSecret } from "../lib/seats";
import { recall, remember } from "../lib/storage";

const MAX_GAMES = 100;

export interface Published {
  table: string;
  secret: string;
  /** Anybody with the link sees it. */
  shared: boolean;
}

const all = () => recall<[game: string, published: Published][]>("published", []);

export const publishedAs = (game: string): Published | undefined => all().find(([each]) => each === game)?.[1];

function keep(game: string, published: Published): Published {
  remember("published", [[game, published], ...all().filter(([each]) => each !== game)].slice(0, MAX_GAMES));
  return published;
}

/** Put a finished game on the server, unless it is there; throws ApiError. */
export async function putOnServer(game: string, record: () => Promise<unknown>): Promise<Published> {
  const known = publishedAs(game);
  if (known) return known;
  const secret = newSecret();
  const { table } = await publish(JSON.stringify(await record()), secret);
  return keep(game, { table, secret, shared: false });
}

/** Show a game that is on the server to anybody with the link, or end that; throws ApiError. */
export async function shareGame(game: string, published: Published, on: boolean): Promise<Published> {
  await command(published.table, published.secret, { do: "share", on });
  return keep(game, { ...published, shared: on });
}

// Requests to the server; the types are made from the server's own.
import type {
  Analyse,
  Analysis,
  Card,
  CarryCode,
  Command,
  Done,
  Holdings,
  Join,
  Mine,
  NewTable,
  PushEndpoint,
  PushKey,
  PushSubscription,
  Refusal,
  Return,
  Returned,
  Seated,
  SigningKeys,
  Subscribed,
} from "../wire";
import { SERVER } from "./site";
import { language, say } from "./words.svelte";

/** The server said no, and why; there was no answer at all (`reason` "gone"); or this site has no server ("no_server"). */
export class ApiError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server's refusal behind an error; other errors are thrown again. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return error.refusal;
}

const NO_ANSWER: Refusal = { reason: "gone", message: "", rule: null, cells: [], pieces: [] };
export const noServer = (): Refusal => ({ ...NO_ANSWER, reason: "no_server", message: say("web-no-server") });

async function answer(method: string, path: string, body?: unknown, secret?: string): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (!SERVER) throw new ApiError(noServer());
  let response: Response;
  try {
    response = await fetch(SERVER + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(NO_ANSWER);
  }
  if (!response.ok) throw new ApiError(await response.json().catch(() => NO_ANSWER));
  return response;
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const response = await answer(method, path, body, secret);
  return response.json().catch(() => {
    throw new ApiError(NO_ANSWER);
  });
}

export const file = async (path: string, secret?: string) => (await answer("GET", path, undefined, secret)).blob();

export const enter = (password: string) => ask<unknown>("POST", "/api/enter", { password });
export const openTables = () => ask<Card[]>("GET", "/api/tables");
export const card = (table: string) => ask<Card>("GET", `/api/tables/${table}`);
export const create = (table: NewTable) => ask<Seated>("POST", "/api/tables", table);
export const publish = (record: string, secret: string) => ask<Seated>("POST", "/api/games", { record, secret });
export const join = (table: string, seat: Join) => ask<Seated>("POST", `/api/tables/${table}/join`, seat);
export const returnToSeat = (table: string, request: Return) => ask<Returned>("POST", `/api/tables/${table}/return`, request);
export const mine = (holdings: Holdings) => ask<Mine[]>("POST", "/api/mine", holdings);
export const pushKey = () => ask<PushKey>("GET", "/api/push");
export const subscribe = (table: string, device: PushSubscription, secret: string) => ask<Subscribed>("POST", `/api/tables/${table}/push`, device, secret);
export const unsubscribe = (table: string, device: PushEndpoint, secret: string) => ask<Subscribed>("DELETE", `/api/tables/${table}/push`, device, secret);
export const record = (table: string, secret?: string) => ask<Record<string, unknown>>("GET", `/api/tables/${table}/record`, undefined, secret);
export const signingKeys = () => ask<SigningKeys>("GET", "/.well-known/sixfold.json");
export const shared = (table: string) => ask<Record<string, unknown>>("GET", `/api/tables/${table}/shared`);
export const command = (table: string, secret: string, command: Command) => ask<Done>("POST", `/api/tables/${table}/do`, command, secret);
export const carry = (holdings: Holdings) => ask<CarryCode>("POST", "/api/carry", holdings);
export const takeOver = (code: string, secret: string) => ask<Seated[]>("POST", "/api/carry/take", { code, secret });
export const revokeDevices = (holdings: Holdings) => ask<Seated[]>("POST", "/api/carry/revoke", holdings);
/** Whoever cannot ask the server in that time need not. */
const MAX_WAIT_MS = 3000;
/** Why a position must not be analysed: it is that of a game in progress without hints. Nothing where nobody can say. */
export async function refusalToAnalyse(position: string): Promise<string> {
  const asked = ask<Analysis>("POST", "/api/analysis", { position, best: 0 } satisfies Analyse).then(
    () => "",
    (error: unknown) => {
      const { reason, message } = refusalOf(error);
      return reason === "running" ? message : "";
    },
  );
  return Promise.race([asked, new Promise<string>((done) => setTimeout(done, MAX_WAIT_MS, ""))]);
}

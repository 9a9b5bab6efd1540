// What a page and its worker with the games without a server say to each other.
import type { Now, Refusal } from "../wire";
import type { Tables } from "./tables";

/** What a page may ask for, by the name of the method that answers it. */
export type Asked = "create" | "people" | "open" | "close" | "do" | "legal" | "hint" | "record" | "mine";
export type Arguments<A extends Asked> = Parameters<Tables[A]>;
export type Answer<A extends Asked> = Awaited<ReturnType<Tables[A]>>;

export interface Request {
  id: number;
  ask: Asked;
  with: unknown[];
}
export type Response = { id: number; answer: unknown } | { id: number; refusal: Refusal } | { viewer: number; now: Now };

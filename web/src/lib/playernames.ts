// Names that people choose for games in this browser: the same as a server accepts (src/sixfold/server/names.py), so that records can be verified.
import { ApiError } from "./api";
import { say } from "./words.svelte";

const MAX_CHARACTERS = 60;
/** What shows nothing although it counts as a letter, mark or symbol, and what separates or formats. */
const HIDDEN = /[\p{Zs}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\u{1d159}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Control characters, half characters, ends of lines, and what would reverse the text after a name. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Five accents on one letter would cover what is written above and below. */
const TOO_MANY_ACCENTS = /\p{M}{5}/u;

const visible = (name: string): string => name.normalize("NFKC").replace(HIDDEN, "");

function problemOf(name: string, others: readonly string[]): string {
  const seen = visible(name);
  if (!/\P{M}/u.test(seen) || TOO_MANY_ACCENTS.test(seen) || FORBIDDEN.test(name) || [...name].length > MAX_CHARACTERS) return "seats-name";
  if (seen.startsWith("@")) return "seats-bot-name";
  return others.some((other) => visible(other) === seen) ? "seats-same-name" : "";
}

/** Throw ApiError unless these people can play together. */
export function checkNames(names: readonly string[]): void {
  names.forEach((name, place) => {
    const problem = problemOf(name, names.slice(0, place));
    if (problem) throw new ApiError({ reason: "seats", message: say(problem, { value: name }) });
  });
}

// A link that holds a whole position: nothing is asked of a server to make or to open one. One sign for each piece.
import { editionId, gameOf } from "../games";
import { type Held, type Laid, NotationError, readNumbers } from "../lib/notation";
import { type Piece, PIECES } from "../lib/pieces";
import type { PartialPosition } from "./position";

/** A link of another form is another version; this one is always read. */
const VERSION = "1";
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** From here on a sign stands for cells without a piece. */
const GAP = PIECES.length;
const MAX_GAP_CELLS = SIGNS.length - GAP;
const MAX_HASH_LENGTH = 4_000;

const signs = (pieces: readonly Piece[]): string => pieces.map((piece) => SIGNS[PIECES.indexOf(piece)]).join("");

function read(text: string): Piece[] {
  return [...text].map((sign) => {
    const piece = PIECES[SIGNS.indexOf(sign)];
    if (!piece) throw new NotationError(sign);
    return piece;
  });
}

/** A grid as its left, top and width, then row after row: a sign for each piece and each run of empty cells. */
function gridSigns(tiles: readonly Laid[]): string {
  if (!tiles.length) return "";
  const xs = tiles.map((each) => each.x);
  const [left, top] = [Math.min(...xs), Math.min(...tiles.map((each) => each.y))];
  const width = Math.max(...xs) - left + 1;
  const places = tiles.map((each) => ({ place: (each.y - top) * width + each.x - left, piece: each.piece }));
  let [text, next] = [`${left},${top},${width},`, 0];
  for (const { place, piece } of places.sort((a, b) => a.place - b.place)) {
    for (; next < place; next += Math.min(MAX_GAP_CELLS, place - next)) text += SIGNS[GAP + Math.min(MAX_GAP_CELLS, place - next) - 1];
    text += signs([piece]);
    next = place + 1;
  }
  return text;
}

function readGrid(text: string): Laid[] {
  if (!text) return [];
  const [, left, top, width, rest = ""] = /^(-?\d{1,4}),(-?\d{1,4}),(\d{1,3}),([\w-]*)$/.exec(text) ?? [];
  if (!Number(width)) throw new NotationError(text);
  const tiles: Laid[] = [];
  let place = 0;
  for (const sign of rest) {
    const code = SIGNS.indexOf(sign);
    const piece = PIECES[code];
    if (piece) tiles.push({ x: Number(left) + (place % Number(width)), y: Number(top) + Math.floor(place / Number(width)), piece });
    place += piece ? 1 : code - GAP + 1;
  }
  return tiles;
}

const handSigns = (hand: Held): string => signs(hand.pieces) + (hand.hidden ? `.${hand.hidden}` : "");
function readHand(text: string): Held {
  const [pieces = "", hidden = "0"] = text.split(".");
  if (!/^\d{1,2}$/.test(hidden)) throw new NotationError(text);
  return { pieces: read(pieces), hidden: Number(hidden) };
}
const rowsSigns = (rows: readonly Piece[][]): string => rows.map(signs).join(".");
const readRows = (text: string): Piece[][] => (text ? text.split(".").map(read) : []);

/** What stands behind the # of a link. */
export function toHash(known: PartialPosition): string {
  const cards = gameOf(known.edition).layout === "sets";
  const flags = `${known.opening ? "o" : ""}${known.rerolled ? "r" : ""}${known.last ?? ""}`;
  return [
    VERSION,
    known.edition,
    known.mover,
    known.scores.join(","),
    known.hands.map(handSigns).join("!"),
    cards ? rowsSigns(known.rows) : gridSigns(known.tiles),
    cards ? known.taken.map(rowsSigns).join("!") : "",
    flags,
  ].join("~");
}

/** The position that a link holds; throws NotationError. */
export function fromHash(hash: string, editions: readonly string[]): PartialPosition {
  const [version, edition = "", mover = "", scores = "", hands = "", table = "", taken = "", flags = ""] = hash.replace(/^#/, "").split("~");
  const known: PartialPosition = {
    edition,
    mover: Number(mover),
    scores: readNumbers(scores),
    hands: hands.split("!").map(readHand),
    tiles: [],
    rows: [],
    taken: [],
    opening: flags.includes("o"),
    rerolled: flags.includes("r"),
    last: /\d/.test(flags) ? Number(/\d/.exec(flags)![0]) : null,
  };
  const seats = known.hands.length;
  const numbers = [known.mover, ...known.scores].every((n) => Number.isInteger(n) && n >= 0 && n < 10_000);
  const fits = seats >= 2 && seats <= 4 && known.mover < seats && known.scores.length === seats;
  if (hash.length > MAX_HASH_LENGTH || version !== VERSION || !editions.includes(editionId(edition)) || !numbers || !fits)
    throw new NotationError(hash.slice(0, 40));
  if (gameOf(edition).layout === "sets") {
    known.rows = readRows(table);
    known.taken = taken.split("!").map(readRows);
  } else {
    known.tiles = readGrid(table);
    known.taken = known.hands.map(() => []);
  }
  if (known.taken.length !== seats) throw new NotationError("taken");
  return known;
}

// What things are called, in the language of this device.
import { type Board, type Line, lineThrough } from "../hint/grid";
import { lineOf } from "../hint/misfit";
import { shared } from "../hint/sets";
import { editionId, gameIdOf, isChosen, settingsOf } from "../games";
import { type Color, COLOR_LETTERS, colorOf, type Piece, SHAPE_LETTERS, SHAPES, COLORS, shapeOf } from "./pieces";
import type { Refusal } from "../wire";
import { capital, details, list, say } from "./words.svelte";

/** "Red star", and where a language bends the colour by the shape, bent. */
export function pieceName(piece: Piece): string {
  return capital(say("piece-name", { color: colorOf(piece), shape: shapeOf(piece) }));
}

/** What a message about a piece may use: its name, and for languages that inflect it, its colour and shape. */
export const pieceArgs = (piece: Piece) => ({ piece: pieceName(piece), color: colorOf(piece), shape: shapeOf(piece) });

/** The letter or two that stand for a colour on pieces. */
export const colorMark = (color: Color): string => say(`color-${color}.mark`);

/** "red star, blue circle and green clover", in the middle of a sentence. */
export const piecesWithin = (pieces: readonly Piece[]): string =>
  list(pieces.map((piece) => say("piece-name", { color: colorOf(piece), shape: shapeOf(piece) })));

/** "Red star, blue circle and green clover". */
export function pieceList(pieces: readonly Piece[]): string {
  return capital(piecesWithin(pieces));
}

/** Why the server refused something, with pieces and cells by name. Its own message has the notation, for programs. */
export function refusalText({ reason, message, rule, cells = [], pieces = [], rows = [] }: Refusal): string {
  if (!rule) return message;
  const named = (rows.length ? rows : [pieces]).map(piecesWithin).join("; ");
  const places = cells.map(([column, row]) => say("web-at-cell", { row, column })).join("; ");
  return say(`reason-${reason}`, { pieces: named || "-", cells: places || "-" });
}

/** "Red", with a place to break where the word is longer than a card is wide. */
export const cardCaption = (piece: Piece): string => say("web-card-caption", { color: colorOf(piece) });

/** "Blues", "Stars": what a set is called. */
export function setTitle(cards: readonly Piece[]): string {
  const same = shared(cards);
  const first = cards[0];
  if (!same) return first && cards.length === 1 ? pieceName(first) : say("web-no-set");
  return capital(say(`${same.attribute}-plural-${same.value}`));
}

/** "Row of 3 blues". */
export function lineName(line: Pick<Line, "row" | "attribute" | "value" | "cells">): string {
  return say(line.row ? "line-row" : "line-column", lineArgs(line));
}

const lineArgs = ({ attribute, value, cells }: Pick<Line, "attribute" | "value" | "cells">) => ({ attribute, value, length: cells.length });

/** "Row of 3 blues, 3 points." */
export const lineScored = (line: Line & { points: number }): string => say("line-scored", { line: lineName(line), n: line.points, ...lineArgs(line) });

/** The colours or shapes that a line does not have yet. */
export function missingOf(line: Pick<Line, "attribute" | "cells">): string[] {
  const has = new Set(line.cells.map((each) => each.piece[line.attribute === "color" ? 1 : 0]));
  const letters = line.attribute === "color" ? SHAPE_LETTERS : COLOR_LETTERS;
  return letters
    .filter((letter) => !has.has(letter))
    .map((letter) =>
      line.attribute === "color" ? say(`shape-${SHAPES[letter as keyof typeof SHAPES]}`) : say(`color-${COLORS[letter as keyof typeof COLORS]}`),
    );
}

/** "missing star and clover", or that nothing is. */
export function missingText(line: Pick<Line, "attribute" | "cells">): string {
  const missing = missingOf(line);
  return missing.length ? say("web-missing", { what: list(missing) }) : say("web-complete");
}

/** The lines through a piece on the table, one sentence for each. */
export function linesText(board: Board, x: number, y: number, piece: Piece): string[] {
  return [true, false].flatMap((row) => {
    const cells = lineThrough(board, x, y, row, piece);
    const line = cells.length > 1 ? lineOf(row, cells) : undefined;
    if (!line) return [];
    const what = list(missingOf(line));
    return [say(what ? "line-missing" : "line-complete", { line: lineName(line), what, ...lineArgs(line) })];
  });
}

/** "Free sets": what a table may choose. */
export function settingName(setting: string): string {
  return capital(say(`setting-${setting}`));
}

const withSettings = (edition: string, name: string): string =>
  details(
    name,
    ...settingsOf(edition)
      .filter((each) => isChosen(edition, each))
      .map((each) => say(`setting-${each}`)),
  );

/** "Qwirkle Cards (Polish rulebook), free sets". */
export const editionTitle = (edition: string): string => withSettings(edition, say(`edition-${editionId(edition)}`));

/** The edition beside the name of its game, which it need not repeat. */
export function editionName(edition: string): string {
  const id = editionId(edition);
  const name = say(`edition-${id}`);
  const game = say(`game-${gameIdOf(id)}`);
  return withSettings(
    edition,
    name.startsWith(game)
      ? name
          .slice(game.length)
          .trim()
          .replace(/^\((.*)\)$/, "$1")
      : name,
  );
}

/** "Qwirkle, Polish rulebook". */
export const gameAndEdition = (edition: string): string => details(say(`game-${gameIdOf(edition)}`), editionName(edition));

/** What people are called: bots by their level, everybody else by name. */
export function seatName(seat: { name: string; kind: string; level: string | null }): string {
  if (seat.kind === "open") return say("web-open-seat");
  if (seat.kind !== "bot") return seat.name;
  const number = Number(seat.name.split("#")[1] ?? 0);
  return say("web-bot-name", { level: say(`level-${seat.level}`), number });
}

/** A name from a record, where bots are written as `@medium` or `@medium#2`. */
export function recordName(name: string): string {
  const [, level, number] = /^@(\w+)(?:#(\d+))?$/.exec(name) ?? [];
  return level ? seatName({ name: `@${level}${number ? `#${number}` : ""}`, kind: "bot", level }) : name;
}

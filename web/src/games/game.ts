// What a game is made of, as far as pages differ by it. Components ask for these traits, never for a game's name.
import type { Piece } from "../lib/pieces";

export interface Game {
  /** Pieces on a grid, or in sets that can be rearranged. */
  layout: "grid" | "sets";
  /** What a piece is on the table, and where it is drawn small. */
  body: "tile" | "cube" | "card";
  smallBody: "tile" | "cube";
  /** Behind `count-` in the catalogue. */
  pieces: "tiles" | "cubes" | "cards";
  /** Everybody sees all hands. */
  openHands: boolean;
  /** How many pieces there are is known for each kind, or for each colour only. */
  supplyBy: "kind" | "color";
  supplyIcon: "bag" | "deck";
  scoreUnit: "points" | "qwirkles";
  /** The most that a turn can score on a score sheet. */
  maxTurnScore: number;
  canExchange: boolean;
  canReroll: boolean;
  /** Pieces that stand for the game: all of them in the lobby, the first of them elsewhere. */
  picture: readonly Piece[];
}

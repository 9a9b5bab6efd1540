// Traits of Qwirkle, the game of tiles.
import type { Game } from "./game";

export const qwirkle: Game = {
  layout: "grid",
  body: "tile",
  smallBody: "tile",
  pieces: "tiles",
  openHands: false,
  supplyBy: "kind",
  supplyIcon: "bag",
  scoreUnit: "points",
  maxTurnScore: 999,
  canExchange: true,
  canReroll: false,
  picture: ["Yc", "Gc", "Pc", "Rs", "Rd"],
};

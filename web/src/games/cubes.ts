// Traits of Qwirkle Cubes.
import type { Game } from "./game";

export const cubes: Game = {
  layout: "grid",
  body: "cube",
  smallBody: "cube",
  pieces: "cubes",
  openHands: true,
  supplyBy: "color",
  supplyIcon: "bag",
  scoreUnit: "points",
  maxTurnScore: 999,
  canExchange: false,
  canReroll: true,
  picture: ["Rs", "Ro", "Rt", "Bt", "Yx"],
};

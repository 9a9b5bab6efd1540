// Traits of Qwirkle Cards.
import type { Game } from "./game";

export const cards: Game = {
  layout: "sets",
  body: "card",
  smallBody: "tile",
  pieces: "cards",
  openHands: false,
  supplyBy: "kind",
  supplyIcon: "deck",
  scoreUnit: "qwirkles",
  maxTurnScore: 18,
  canExchange: false,
  canReroll: false,
  picture: ["Rd", "Od", "Yd", "Gd", "Bd"],
};

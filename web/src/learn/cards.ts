// The first game of Cards, step by step.
import type { Script } from "./step";

export const CARDS: Script = [
  { id: "shape", rows: [], hand: "Rt Gd Ot Ps Bt Yx", task: { do: "sets", goal: ["Rt Ot Bt"] } },
  { id: "color", rows: ["Rt Ot Bt"], hand: "Go Yx Gs Pc Gd", task: { do: "sets", goal: ["Rt Ot Bt", "Go Gs Gd"] } },
  { id: "add", rows: ["Rt Ot Bt", "Go Gs Gd"], hand: "Yx Yt Pc", task: { do: "sets", goal: ["Rt Ot Bt Yt", "Go Gs Gd"] } },
  { id: "wrong", rows: ["Go Gs Gd", "Ro Yo", "Bt Bc Bx Bd"], task: { do: "wrong", set: 1 } },
  { id: "take", rows: ["Ro Rs Rd Rt"], hand: "Yo Bo", task: { do: "sets", goal: ["Rs Rd Rt", "Ro Yo Bo"] } },
  {
    id: "qwirkle",
    rows: ["Ro Rs Rd Rt", "Os Gs Bs"],
    hand: "Ys Ps",
    task: { do: "sets", goal: ["Ro Rd Rt", "Rs Os Ys Gs Bs Ps"] },
  },
  { id: "draw", rows: ["Ro Rd Rt"], hand: "Gc Yx Bo Pd Oc Rx Bt", task: { do: "press", button: "draw", then: "Gc Yx Bo Pd Oc Rx Bt Gs Yo" } },
];

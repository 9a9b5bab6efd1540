// The first game of Qwirkle, step by step.
import { ends, type Script } from "./step";

export const QWIRKLE: Script = [
  { id: "color", board: ["Ro Rs Rd"], hand: "Bc Rt Yx", task: { do: "lay", pieces: "Rt", cells: ends(3), points: 4 } },
  { id: "shape", board: ["Yo Go Bo"], hand: "Rx Oc Po", task: { do: "lay", pieces: "Po", cells: ends(3), points: 4 } },
  { id: "twice", board: ["Ro Rs Rd Rt"], hand: "Rs Rc Rd", task: { do: "lay", pieces: "Rc", cells: ends(4), points: 5 } },
  {
    id: "several",
    board: ["Gs Bs"],
    hand: "Ys Pd Os Rx",
    task: { do: "lay", pieces: "Ys Os", cells: [...ends(2), [3, 0]], points: 4, confirm: true },
  },
  {
    id: "score",
    board: ["Gs Bs Ys Os"],
    fresh: [
      [2, 0],
      [3, 0],
    ],
    task: { do: "answer", choices: [2, 4, 6], right: 4 },
  },
  {
    id: "cross",
    board: ["Bo Bs Bd ..", ".. .. Od Ot"],
    hand: "Gc Bt Rx",
    task: { do: "lay", pieces: "Bt", cells: [[3, 0]], points: 6 },
  },
  {
    id: "qwirkle",
    board: ["Po Ps Pd Pt Pc"],
    hand: "Yc Po Px Gs",
    task: { do: "lay", pieces: "Px", cells: ends(5), points: 12, confirm: true },
  },
  {
    id: "exchange",
    board: ["Ro Rs"],
    hand: "Bx Gc Yx Pd Gt Od",
    task: { do: "mark", pieces: "Bx Gc Yx Pd Gt Od", button: "exchange", then: "Rd Bo Gs Rc Yo Bs" },
  },
  {
    id: "draw",
    board: ["Ro Rs Rd"],
    hand: "Bx Gc Yx Pd Gt",
    task: { do: "press", button: "draw", then: "Bx Gc Yx Pd Gt Rc" },
  },
  {
    id: "last",
    board: ["Go Gs"],
    hand: "Gd",
    task: { do: "lay", pieces: "Gd", cells: ends(2), points: 9, confirm: true, last: true },
  },
];

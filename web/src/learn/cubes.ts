// The first game of Cubes, step by step.
import { ends, type Script } from "./step";

export const CUBES: Script = [
  { id: "roll", hand: "Ro Ys Bd Gt", task: { do: "press", button: "roll", then: "Rc Yt Bs Gx" } },
  { id: "open", friend: "Ro Gt Yx Bs Pd Oc", task: { do: "find", piece: "Gt" } },
  {
    id: "again",
    board: ["Gs Gt Go"],
    hand: "Gd Bx Od Gc Yc Px",
    task: { do: "mark", pieces: "Bx Od Yc Px", button: "roll", then: "Gd Bt Os Gc Yo Pt" },
  },
  {
    id: "lay",
    board: ["Gs Gt Go"],
    hand: "Gd Bt Os Gc Yo Pt",
    task: { do: "lay", pieces: "Gd Gc", cells: [...ends(3), [4, 0]], points: 5, confirm: true },
  },
  {
    id: "draw",
    board: ["Gs Gt Go Gd Gc"],
    hand: "Bt Os Yo Pt",
    task: { do: "press", button: "draw", then: "Bt Os Yo Pt Rd Gx" },
  },
  {
    id: "qwirkle",
    board: ["Rt Ot Yt Gt Bt"],
    hand: "Rt Pt Bs Yc",
    task: { do: "lay", pieces: "Pt", cells: ends(5), points: 12, confirm: true },
  },
  {
    id: "stuck",
    board: ["Bs Bd"],
    hand: "Ro Yx Gt Oc Pt Rc",
    task: { do: "press", button: "roll", then: "Rc Ys Gx Ot Po Rt" },
  },
  {
    id: "fits",
    board: ["Bs Bd"],
    hand: "Rc Ys Gx Ot Po Rt",
    task: {
      do: "lay",
      pieces: "Ys",
      cells: [
        [0, -1],
        [0, 1],
      ],
      points: 2,
    },
  },
];

// The weights of the bots, loaded when a game needs them: the texts of src/sixfold/ai/weights.
import { WEIGHTS } from "virtual:weights";
import { gameIdOf } from "../games";
import { keepsThree, type Referee } from "./calls";

/** Numbers in a line of the weights of a network, and the fraction of which they are multiples: src/sixfold/ai/value_network.py. */
const WIDTH = 32;
const UNIT = 1024;

const numbers = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(Number);

/** The weights of a network and its spread. Lines that are all zero are not in the text. */
function readNetwork(text: string): [Float32Array, number[]] {
  const [size = "", spread = "", ...lines] = text.trim().split("\n");
  const weights = new Float32Array(Number(size.replace("size ", "")));
  for (const line of lines) {
    const [row = 0, ...found] = numbers(line);
    found.forEach((weight, i) => (weights[WIDTH * row + i] = weight / UNIT));
  }
  return [weights, numbers(spread.replace("spread ", ""))];
}

/** The file of a game. */
function nameOf(edition: string, seats: number): string {
  return `${gameIdOf(edition)}${keepsThree(edition) ? "-pl" : ""}-${seats}`;
}

/** Loads weights into a kernel, each of them once. */
export class Weights {
  readonly #read = new Set<string>();

  constructor(readonly referee: Referee) {}

  async load(edition: string, seats: number): Promise<void> {
    const name = nameOf(edition, seats);
    if (this.#read.has(name)) return;
    const { default: text } = await WEIGHTS[name]!();
    const [first, second] = gameIdOf(edition) === "qwirkle" ? readNetwork(text) : halves(numbers(text), gameIdOf(edition) === "cards");
    this.referee.readWeights(edition, seats, first, second);
    this.#read.add(name);
  }
}

function halves(all: number[], two: boolean): [number[], number[]] {
  const middle = two ? all.length / 2 : all.length;
  return [all.slice(0, middle), all.slice(middle)];
}

// Draws and rolls from a seed: the same as src/sixfold/rules/rng.py. docs/records.md describes them.
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

export class Dice {
  readonly #head: string;
  #bytes: DataView | undefined;
  #next = 0;
  #block = 0;

  /** Those of one deal or turn. */
  constructor(seed: string, index: number, supply: readonly number[]) {
    this.#head = `sixfold draw\n${seed}\n${index}\n${supply.join(",")}\n`;
  }

  /** A number from 0 to bound - 1, all equally likely. */
  below(bound: number): number {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      if (!this.#bytes || this.#next === this.#bytes.byteLength) {
        const { buffer, byteOffset, byteLength } = sha256(utf8ToBytes(`${this.#head}${this.#block++}`));
        this.#bytes = new DataView(buffer, byteOffset, byteLength);
        this.#next = 0;
      }
      const number = this.#bytes.getUint32(this.#next);
      this.#next += 4;
      if (number < limit) return number % bound;
    }
  }

  /** Draw from a supply given as counts; returns what was drawn, in order. */
  draw(supply: readonly number[], count: number): number[] {
    const rest = [...supply];
    let total = rest.reduce((sum, each) => sum + each, 0);
    const drawn: number[] = [];
    for (let i = 0; i < count; i++) {
      let place = this.below(total--);
      const index = rest.findIndex((each) => place < each || ((place -= each), false));
      rest[index]!--;
      drawn.push(index);
    }
    return drawn.sort((a, b) => a - b);
  }

  /** Roll a cube of each of these colours: the number of its piece. */
  roll(colors: readonly number[]): number[] {
    return colors.map((color) => 6 * color + this.below(6)).sort((a, b) => a - b);
  }
}

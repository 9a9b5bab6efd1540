// Requests to the kernel and its answers as lists of 32-bit numbers: kernel/bindings/c/numbers.h.

/** A list of numbers to which a request is written. */
export class NumberWriter {
  readonly #numbers: number[] = [];

  one(...numbers: (number | boolean)[]): this {
    for (const each of numbers) this.#numbers.push(Number(each));
    return this;
  }
  /** A number of 64 bits. */
  wide(number: bigint): this {
    return this.one(Number(BigInt.asIntN(32, number)), Number(BigInt.asIntN(32, number >> 32n)));
  }
  real(number: number): this {
    return this.#bits(new Float64Array([number]));
  }
  list(numbers: Iterable<number>): this {
    const members = [...numbers];
    this.#numbers.push(members.length);
    for (const each of members) this.#numbers.push(each);
    return this;
  }
  lists(lists: readonly Iterable<number>[]): this {
    this.one(lists.length);
    for (const each of lists) this.list(each);
    return this;
  }
  /** A list of real numbers, rounded to 32 bits. */
  floats(numbers: ArrayLike<number>): this {
    return this.one(numbers.length).#bits(Float32Array.from(numbers));
  }
  /** A text, byte by byte. */
  text(text: string): this {
    return this.list(new TextEncoder().encode(text));
  }
  request(): Int32Array<ArrayBuffer> {
    return Int32Array.from(this.#numbers);
  }

  #bits({ buffer }: Float32Array | Float64Array): this {
    for (const each of new Int32Array(buffer as ArrayBuffer)) this.#numbers.push(each);
    return this;
  }
}

/** Reads the numbers of an answer one after the other. */
export class NumberReader {
  #at = 0;
  readonly #numbers: Int32Array;

  constructor(answer: Int32Array) {
    this.#numbers = answer;
  }

  one(): number {
    return this.#numbers[this.#at++]!;
  }
  flag(): boolean {
    return this.one() !== 0;
  }
  real(): number {
    return new Float64Array(Int32Array.of(this.one(), this.one()).buffer)[0]!;
  }
  /** A number of 64 bits without a sign, as far as JavaScript counts exactly. */
  wide(): number {
    return (this.one() >>> 0) + 2 ** 32 * (this.one() >>> 0);
  }
  list(): number[] {
    const size = this.one();
    this.#at += size;
    return [...this.#numbers.subarray(this.#at - size, this.#at)];
  }
  /** As many things as the next number says. */
  many<T>(read: () => T): T[] {
    return Array.from({ length: this.one() }, read);
  }
  lists(): number[][] {
    return this.many(() => this.list());
  }
  text(): string {
    return new TextDecoder().decode(Uint8Array.from(this.list()));
  }
}

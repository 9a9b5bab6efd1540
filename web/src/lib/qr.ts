// QR codes (ISO/IEC 18004), as much as a link needs: bytes, error correction level M, versions 1 to 10.

/** For each version: error correction bytes of a block, blocks of the first size, their data bytes, blocks one longer. */
const BLOCKS = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
] as const;
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The remainder of the data by the generator of that degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((each, at) => {
      next[at]! ^= each;
      next[at + 1]! ^= times(each, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((each, at) => (rest[i + at]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

/** The bytes of the symbol: data and correction of all blocks, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [degree, short, size, long] = BLOCKS[version - 1]!;
  const capacity = short * size + long * (size + 1);
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const each of bytes) put(each, 8);
  put(0, Math.min(4, 8 * capacity - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks: number[][] = [];
  for (let i = 0, from = 0; i < short + long; i++) {
    const length = size + (i < short ? 0 : 1);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const woven: number[] = [];
  for (let i = 0; i <= size; i++) for (const block of blocks) if (i < block.length) woven.push(block[i]!);
  const corrections = blocks.map((block) => correction(block, degree));
  for (let i = 0; i < degree; i++) for (const each of corrections) woven.push(each[i]!);
  return woven;
}

/** The remainder that format and version information carry. */
function remainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31; i >= bits; i--) if ((rest >>> i) & 1) rest ^= generator << (i - bits);
  return rest;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules of the code, true for dark ones; undefined if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, short, size, long], i) => {
    return 8 * (short * size + long * (size + 1)) >= 4 + (i < 9 ? 8 : 16) + 8 * bytes.length;
  }) + 1;
  if (!version) return undefined;
  const words = codewords(bytes, version);
  const candidates = MASKS.map((_, mask) => draw(words, version, mask));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function draw(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const lines = ALIGNMENT[version - 1]!;
  for (const cx of lines)
    for (const cy of lines) {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const bit = (value: number, i: number) => ((value >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const on = bit(format, i);
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, on);
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, on);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const told = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      set(size - 11 + (i % 3), Math.floor(i / 3), bit(told, i));
      set(Math.floor(i / 3), size - 11 + (i % 3), bit(told, i));
    }
  }
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const on = next < 8 * words.length && bit(words[next >> 3]!, 7 - (next & 7));
        next++;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
      }
    }
  }
  return dark;
}

/** How hard a code is to read: long runs, blocks, patterns like a finder's, and too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  let sum = 0;
  let count = 0;
  for (const swap of [false, true])
    for (let a = 0; a < size; a++) {
      let text = "";
      for (let b = 0; b < size; b++) text += (swap ? dark[b]![a] : dark[a]![b]) ? "1" : "0";
      for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * ((text.match(/(?=10111010000|00001011101)/g) ?? []).length);
      if (!swap) count += text.replaceAll("0", "").length;
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const one = dark[y]![x];
      if (one === dark[y]![x - 1] && one === dark[y - 1]![x] && one === dark[y - 1]![x - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((100 * count) / (size * size) - 50) / 5);
}

// How far apart colours look, also to eyes with fewer kinds of cones: CIEDE2000, and the model of Machado and others.
import { converter, differenceCiede2000, type Lrgb, modeLab65, modeLrgb, modeRgb, useMode } from "culori/fn";

type Row = [number, number, number];

[modeRgb, modeLrgb, modeLab65].forEach((mode) => useMode(mode));
const linear = converter("lrgb");
const apart = differenceCiede2000();

const VISION: Record<string, Row[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const EYES = Object.keys(VISION);

/** A colour as those eyes see it. */
function seen(hex: string, eyes: string): Lrgb {
  const { r, g, b } = linear(hex)!;
  const [red, green, blue] = VISION[eyes]!.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Row;
  return { mode: "lrgb", r: red, g: green, b: blue };
}

/** The difference of two colours to those eyes, by CIEDE2000; 0 is none, 100 black and white. */
export const difference = (a: string, b: string, eyes = "normal"): number => apart(seen(a, eyes), seen(b, eyes));

export interface Closest {
  pair: [string, string];
  eyes: string;
  difference: number;
}

/** The two colours that are most alike to some eyes. */
export function closest(colors: Record<string, string>): Closest {
  let found: Closest = { pair: ["", ""], eyes: "normal", difference: Infinity };
  const names = Object.keys(colors);
  for (const eyes of EYES)
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1)) {
        const apart = difference(colors[one]!, colors[other]!, eyes);
        if (apart < found.difference) found = { pair: [one, other], eyes, difference: apart };
      }
  return found;
}

/** Below this difference two colours are hard to distinguish. */
export const CLOSE_DIFFERENCE = 10;

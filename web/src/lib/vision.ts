// How far apart colours look, also to eyes with fewer kinds of cones: CIEDE2000, and the model of Machado and others.
type Rgb = [number, number, number];

const VISION: Record<string, number[][]> = {
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

function linear(hex: string): Rgb {
  const part = (from: number) => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** A colour as those eyes see it, in CIELAB. */
function lab(hex: string, eyes: string): Rgb {
  const rgb = linear(hex);
  const [r, g, b] = VISION[eyes]!.map((row) => {
    const sum = row[0]! * rgb[0] + row[1]! * rgb[1] + row[2]! * rgb[2];
    return Math.min(1, Math.max(0, sum));
  }) as Rgb;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t) / 116 + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours to those eyes, by CIEDE2000; 0 is none, 100 black and white. */
export function difference(a: string, b: string, eyes = "normal"): number {
  const [l1, a1, b1] = lab(a, eyes);
  const [l2, a2, b2] = lab(b, eyes);
  const degrees = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, y: number) => (x || y ? (Math.atan2(y, x) / degrees + 360) % 360 : 0);
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const ml = (l1 + l2) / 2;
  const mc = (c1 + c2) / 2;
  let mh = h1 + h2;
  if (!grey) mh = Math.abs(h1 - h2) <= 180 ? mh / 2 : mh < 360 ? (mh + 360) / 2 : (mh - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((mh - 30) * degrees) +
    0.24 * Math.cos(2 * mh * degrees) +
    0.32 * Math.cos((3 * mh + 6) * degrees) -
    0.2 * Math.cos((4 * mh - 63) * degrees);
  const sl = 1 + (0.015 * (ml - 50) ** 2) / Math.sqrt(20 + (ml - 50) ** 2);
  const sc = 1 + 0.045 * mc;
  const sh = 1 + 0.015 * mc * t;
  const rt = -2 * Math.sqrt(mc ** 7 / (mc ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((mh - 275) / 25) ** 2)) * degrees);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

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

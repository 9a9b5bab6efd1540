// A picture of the table: an SVG that needs nothing else, and the same as PNG.
import look from "../../../src/sixfold/look.json";
import { colorOf, type Piece, shapeOf } from "../lib/pieces";

export interface Shown {
  board: readonly (readonly [number, number, string])[];
  rows: readonly (readonly Piece[])[];
  cubes: boolean;
  title: string;
  lines: readonly { name: string; points: number }[];
}

const UNIT = 62;
const SIDE = 58;
const MARGIN = 40;
const LINE = 30;

/** A setting of the page, so that the picture looks as the table does to its viewer. */
const css = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function drawn(piece: Piece, x: number, y: number, cubes: boolean): string {
  const { marks } = document.documentElement.dataset;
  const [color, shape] = [colorOf(piece), shapeOf(piece)];
  const [radius, face] = cubes ? [SIDE * 0.27, 0.76] : [SIDE * 0.17, 0.81];
  const inset = (SIDE * (1 - face)) / 2;
  const cut = marks === "none" ? "" : `<path d="${look.marks[color]}" fill="${css("--tile")}" fill-rule="evenodd"/>`;
  return (
    `<g transform="translate(${x} ${y})"><rect y="3" width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${css("--tile-edge")}"/>` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${css("--tile")}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${(SIDE * face) / 100})">` +
    `<path d="${look.shapes[shape]}" fill="${css(`--${color}`)}"/>${cut}</g></g>`
  );
}

/** Where every piece lies: the board as it is, sets of cards as rows, two beside each other. */
function places(shown: Shown): { piece: Piece; x: number; y: number }[] {
  if (shown.board.length) {
    const [left, top] = [Math.min(...shown.board.map((each) => each[0])), Math.min(...shown.board.map((each) => each[1]))];
    return shown.board.map(([x, y, piece]) => ({ piece, x: (x - left) * UNIT, y: (y - top) * UNIT }));
  }
  return shown.rows.flatMap((row, i) =>
    row.map((piece, j) => ({ piece, x: (j + (i % 2) * 6.6) * UNIT, y: Math.floor(i / 2) * UNIT * 1.3 })),
  );
}

export function svgOf(shown: Shown): { text: string; width: number; height: number } {
  const pieces = places(shown);
  const head = MARGIN + 36 + shown.lines.length * LINE;
  const width = Math.max(480, ...pieces.map((each) => each.x + UNIT)) + 2 * MARGIN;
  const height = head + Math.max(0, ...pieces.map((each) => each.y + UNIT)) + 2 * MARGIN;
  const shift = (width - Math.max(0, ...pieces.map((each) => each.x + UNIT))) / 2;
  const ink = css("--ink");
  const font = `font-family="Figtree, system-ui, sans-serif" fill="${ink}"`;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="${css("--table")}"/>` +
    `<text x="${MARGIN}" y="${MARGIN + 22}" font-size="28" font-weight="650" ${font}>${safe(shown.title)}</text>` +
    shown.lines
      .map(({ name, points }, i) => {
        const y = MARGIN + 60 + i * LINE;
        return (
          `<text x="${MARGIN}" y="${y}" font-size="19" ${font}>${safe(name)}</text>` +
          `<text x="${width - MARGIN}" y="${y}" font-size="21" font-weight="650" text-anchor="end" ${font}>${points}</text>`
        );
      })
      .join("") +
    pieces.map(({ piece, x, y }) => drawn(piece, x + shift, y + head + MARGIN, shown.cubes)).join("") +
    "</svg>";
  return { text, width, height };
}

export async function pngOf(shown: Shown): Promise<Blob> {
  const { text, width, height } = svgOf(shown);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    const scale = Math.min(2, 4000 / Math.max(width, height));
    Object.assign(canvas, { width: width * scale, height: height * scale });
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hand a file to the browser's downloads. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Pieces as the notation writes them: two letters, colour then shape.
export type Piece = string;

export const COLORS = { R: "red", O: "orange", Y: "yellow", G: "green", B: "blue", P: "purple" } as const;
export const SHAPES = { o: "circle", s: "square", d: "diamond", t: "star", c: "clover", x: "cross" } as const;
export type Color = (typeof COLORS)[keyof typeof COLORS];
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

export const COLOR_LETTERS = Object.keys(COLORS);
export const SHAPE_LETTERS = Object.keys(SHAPES);
export const PIECES: Piece[] = COLOR_LETTERS.flatMap((color) => SHAPE_LETTERS.map((shape) => color + shape));

export function colorOf(piece: Piece): Color {
  return COLORS[piece[0] as keyof typeof COLORS];
}

export function shapeOf(piece: Piece): Shape {
  return SHAPES[piece[1] as keyof typeof SHAPES];
}

/** By colour, then shape. */
export function inOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b));
}

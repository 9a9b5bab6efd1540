// Numbers of the scoring rules that Qwirkle and Qwirkle Cubes share (src/sixfold/rules/line.py, placement.py).
export const QWIRKLE_LENGTH = 6;
/** Points for a line of six, beside those for its pieces. */
export const QWIRKLE_BONUS = 6;
/** Points for the piece that ends the game. */
export const LAST_PIECE_BONUS = 6;

export const isFullLine = (line: { cells: readonly unknown[] }): boolean => line.cells.length === QWIRKLE_LENGTH;
/** The cells of all lines of six. */
export const qwirkleCells = <T>(lines: readonly { cells: readonly T[] }[]): T[] => lines.filter(isFullLine).flatMap((line) => line.cells);

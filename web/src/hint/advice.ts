// Advice in words for the player who moves: what a hint says, and what a draft would leave to the next player.
import { gameOf } from "../games";
import { type Laid, piecesOf } from "../lib/notation";
import { inOrder, type Piece } from "../lib/pieces";
import { pieceList, setTitle } from "../lib/names.svelte";
import { percent } from "../lib/numbers";
import { list, say, sentences, speakAlso } from "../lib/words.svelte";
import type { Hint, ViewData } from "../wire";
import { boardOf, withDraft } from "./grid";
import { chanceOfAny, qwirkleCompletions, rolled, unseen } from "./odds";
import { unorderedText, missing } from "./sets";

const words = speakAlso("analysis");

/** What a hint says, no more than its step. */
export async function hintText(hint: Hint, game: string): Promise<string> {
  await words;
  const { kind, step, count } = hint;
  const attribute = hint.attribute ?? "none";
  const value = hint.value ? say(`${hint.attribute}-plural-${hint.value}`) : "";
  if (step === 1 || !hint.count) return say(`web-hint-${kind}`, { attribute, value });
  const pieces = hint.action ? pieceList(piecesOf(hint.action)) : "";
  if (step > 2) return say(`web-hint-${kind}-move`, { pieces });
  const sets = list(hint.sets.map((set) => setTitle(set as Piece[])));
  const [x, y] = hint.cells[0] ?? [];
  const where = x !== undefined && say("web-cell", { row: y!, column: x });
  return sentences(say(`web-hint-${kind}-place`, { n: count, sets, fresh: sets ? "no" : "yes", game }), where);
}

/** Pieces that would make a Qwirkle after the draft and would not before it. */
function opened(view: ViewData, laid: readonly Laid[], rows: readonly Piece[][]): Piece[] {
  if (gameOf(view.edition).layout === "sets") {
    const old = new Set((view.table ?? []).map((row) => unorderedText([row as Piece[]])));
    return rows.filter((row) => row.length === 5 && !old.has(unorderedText([row]))).flatMap(missing);
  }
  const board = boardOf((view.board ?? []) as [number, number, string][]);
  const before = new Set(qwirkleCompletions(board).map((gap) => gap.cell + gap.piece));
  return qwirkleCompletions(withDraft(board, laid))
    .filter((gap) => !before.has(gap.cell + gap.piece))
    .map((gap) => gap.piece);
}

/** What a draft gives the next player, from what the seat may know; nothing if it opens nothing. */
export async function riskText(view: ViewData, laid: readonly Laid[], rows: readonly Piece[][] = []): Promise<string> {
  await words;
  const wanted = new Set(opened(view, laid, rows));
  if (!wanted.size || view.seat === null) return "";
  const next = (view.seat + 1) % view.hands.length;
  const args = { pieces: pieceList(inOrder([...wanted])), n: wanted.size, game: view.game };
  const open = view.hands[next] as Piece[] | null;
  if (gameOf(view.edition).canReroll && open) {
    if (open.some((cube) => wanted.has(cube))) return say("web-hint-risk-held", args);
    const chance = rolled(open, wanted);
    return chance ? say("web-hint-risk-roll", { ...args, chance: percent(chance) }) : say("web-hint-risk-none", args);
  }
  const seen = [
    ...(view.board ?? []).map((each) => each[2] as Piece),
    ...(view.table ?? []).flat(),
    ...(view.taken ?? []).flat(2),
    ...(view.hands[view.seat] ?? []),
  ];
  const left = unseen(seen as Piece[]);
  const of = [...wanted].reduce((sum, piece) => sum + (left.get(piece) ?? 0), 0);
  const all = [...left.values()].reduce((sum, n) => sum + n, 0);
  const chance = chanceOfAny(all, of, view.hand_sizes[next] ?? 0);
  return chance ? say("web-hint-risk", { ...args, chance: percent(chance) }) : say("web-hint-risk-none", args);
}

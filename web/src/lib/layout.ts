// How this device shows a table: usual, as the table in the middle of all, or as the hand of somebody who sees the table elsewhere.
import { recall, remember } from "./storage";

export type Layout = "" | "table" | "hand";
const MAX_TABLES = 100;

export const layoutOf = (table: string): Layout => Object.fromEntries(stored())[table] ?? "";

export function setLayout(table: string, layout: Layout): void {
  remember("layout", [[table, layout], ...stored().filter(([name]) => name !== table)].slice(0, MAX_TABLES));
}

const stored = () => recall<[string, Layout][]>("layout", []);

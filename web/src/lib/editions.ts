// The name of an edition is its id, with the settings that a table has chosen: "cards-pl;free_rows=1".

/** What Cards asks of new rows (C15, C16). */
export type NewRows = "any" | "matched" | "keep three";

/** What a table may choose; a test compares it with the rulebooks. */
const SETTINGS: Record<string, readonly string[]> = {
  "qwirkle-it": ["single_opening_points"],
  "qwirkle-pl": ["single_opening_points"],
  "cards-pl": ["free_rows"],
};

export const editionId = (name: string): string => name.split(";")[0] ?? "";
export const settingsOf = (name: string): readonly string[] => SETTINGS[editionId(name)] ?? [];
export const isChosen = (name: string, setting: string): boolean => name.split(";").includes(`${setting}=1`);

/** The name with one setting chosen or not. */
export function withSetting(name: string, setting: string, on: boolean): string {
  const chosen = settingsOf(name).filter((each) => (each === setting ? on : isChosen(name, each)));
  return [editionId(name), ...chosen.map((each) => `${each}=1`)].join(";");
}

/** Whether the first turn of Cards is a whole largest set and nothing else. */
export const opensWithLargestSet = (name: string): boolean => editionId(name) === "cards-pl";

/** The rule about new rows that holds in an edition. */
export function newRows(name: string): NewRows {
  if (editionId(name) !== "cards-pl") return "any";
  return isChosen(name, "free_rows") ? "matched" : "keep three";
}

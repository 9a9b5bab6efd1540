// The score sheets of this device, the newest first; every change is stored at once.
import { recall, remember } from "../lib/storage";
import { isSheet, type Sheet } from "./sheet";

const MAX_SHEETS = 30;

function read(): Sheet[] {
  const found = recall<unknown>("sheets", []);
  return Array.isArray(found) ? found.filter(isSheet) : [];
}

class Sheets {
  all = $state.raw(read());
  /** Whether they outlive the page. */
  kept = $state(true);

  find(id: string): Sheet | undefined {
    return this.all.find((each) => each.id === id);
  }
  put(sheet: Sheet): void {
    this.#keep([sheet, ...read().filter((each) => each.id !== sheet.id)]); // another tab may have written meanwhile
  }
  drop(id: string): void {
    this.#keep(read().filter((each) => each.id !== id));
  }
  #keep(all: Sheet[]): void {
    this.all = all.slice(0, MAX_SHEETS);
    this.kept = remember("sheets", this.all);
  }
}

export const sheets = new Sheets();

// Tests begin with a device that remembers nothing.
import { remember } from "../lib/storage";

export function forget(): void {
  for (const name of ["draft.T", "sets.T"]) remember(name, undefined);
}

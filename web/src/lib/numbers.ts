// Numbers as the language of this device writes them.
import { language } from "./words.svelte";

/** A number with one digit behind the point. */
export function decimal(value: number, sign = false): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign ? ("exceptZero" as const) : ("negative" as const) };
  return new Intl.NumberFormat(language(), options).format(value).replace("-", "−");
}

/** A share from 0 to 1, in per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 }).format(share);

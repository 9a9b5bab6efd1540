// Pictures and films of a table, drawn by the server as this viewer sees the pieces, and handed to the browser.
import { file } from "./api";
import { COLORS } from "./pieces";
import { settings } from "./settings.svelte";

/** The look of the picture: that of the pieces here. */
function look(): URLSearchParams {
  const { palette, ground, marks } = settings;
  const known = palette === "own" ? "clear" : palette;
  const wanted = new URLSearchParams({
    theme: document.documentElement.dataset.theme ?? "light",
    palette: ground === "light" ? (palette === "classic" ? "bone-classic" : "bone") : known,
    marks: marks === "cuts" ? "patterns" : marks,
  });
  if (palette === "own") {
    const style = getComputedStyle(document.documentElement);
    wanted.set(
      "colors",
      Object.values(COLORS)
        .map((color) => style.getPropertyValue(`--${color}`).trim().slice(1).toLowerCase())
        .join(""),
    );
  }
  return wanted;
}

/** Save or share the table after a turn (the last one if none is named), or an animation of the whole game; throws ApiError. */
export async function take(what: "picture" | "film", table: string, secret?: string, turn?: number): Promise<void> {
  const wanted = look();
  if (turn !== undefined) wanted.set("turn", String(turn));
  const blob = await file(`/api/tables/${table}/${what}?${wanted}`, secret);
  const name = `sixfold-${table}.${blob.type === "image/webp" ? "webp" : "png"}`;
  const made = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [made] })) await navigator.share({ files: [made], title: "Sixfold" }).catch(() => undefined);
  else download(name, blob);
}

/** Hand a file to the browser's downloads. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Which page is shown: that of the address, changed without loading anything. And what is open over it, which Back closes.
import { link, type Place, placeOf } from "./site";

const here = (): Place => placeOf(location) ?? { path: "/", search: "", hash: location.hash };
export const route = $state(here());

/** What closes each dialog and menu over the page, the one on top last. Each has an entry of its own in the history. */
const layers: (() => void)[] = [];
/** The number of layers at the current entry of the history. */
const depth = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;
/** What waits until the browser has gone back, which takes it a moment; undefined if it is not going back. */
let waiting: (() => void)[] | undefined;
/** A browser may refuse to go back, and says nothing then. */
const MAX_BACK_MS = 1000;

function show(): void {
  Object.assign(route, here());
}
function goBack(): void {
  waiting = [];
  history.go(layers.length - depth());
  setTimeout(settle, MAX_BACK_MS);
}
function settle(): void {
  const calls = waiting ?? [];
  waiting = undefined;
  for (const call of calls) call();
}
function whenSettled(call: () => void): void {
  if (waiting) waiting.push(call);
  else call();
}

addEventListener("popstate", () => {
  while (layers.length > depth()) layers.pop()!();
  show();
  settle();
});
addEventListener("hashchange", show);
// A reload has closed what was open.
if (depth()) goBack();

/** Take Back to mean `close` from now on. Returns what to call as soon as it is closed, however that came about. */
export function addLayer(close: () => void): () => void {
  let open = true;
  whenSettled(() => {
    if (!open) return;
    layers.push(close);
    if (depth() < layers.length) history.pushState({ layers: layers.length }, "");
  });
  return () => {
    open = false;
    const place = layers.indexOf(close);
    if (place >= 0) layers.splice(place, 1);
    // Unless another one opens in its place, or a link has led elsewhere.
    queueMicrotask(() => {
      if (!waiting && depth() > layers.length) goBack();
    });
  };
}

/** Open a page by its path: `/rules/qwirkle-pl#A6`. */
export function go(path: string): void {
  whenSettled(() => {
    // What is open over a page is left with it: Back leads to the page itself.
    if (depth()) history.replaceState(null, "", link(path));
    else history.pushState(null, "", link(path));
    show();
    scrollTo(0, 0);
  });
}

/** Links inside the page are followed without loading it again. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  if (!anchor || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (anchor.getAttribute("href")!.startsWith("#") || anchor.hasAttribute("download") || anchor.target) return;
  const place = placeOf(new URL(anchor.href));
  if (!place || place.path.startsWith("/api")) return;
  event.preventDefault();
  go(place.path + place.search + place.hash);
}

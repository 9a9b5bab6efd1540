// Which page is shown: the path of the address, changed without loading anything.
export const route = $state({ path: location.pathname, hash: location.hash });

addEventListener("popstate", () => Object.assign(route, { path: location.pathname, hash: location.hash }));
addEventListener("hashchange", () => Object.assign(route, { path: location.pathname, hash: location.hash }));

export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(route, { path: location.pathname, hash: location.hash });
  scrollTo(0, 0);
}

/** Links inside the page are followed without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const href = link.getAttribute("href") ?? "";
  if (!href.startsWith("/") || href.startsWith("/api") || link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(href);
}

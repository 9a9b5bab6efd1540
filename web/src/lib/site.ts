// Where the client is: on its server, or as files on a host that sends only files (docs/static.md). There the page is in the
// query of the address: https://host/games/?/rules/qwirkle-pl. So one file opens them all, under any path.

/** A copy on a host of files names its server here; empty if it has none. */
const meta = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="sixfold-server"]');
const isStatic = !!meta;
/** The folder of the client's files. */
export const BASE = isStatic ? location.pathname.replace(/[^/]*$/, "") : "/";
/** The origin of the server; empty if there is none. */
export const SERVER = meta ? meta.content : (globalThis.location?.origin ?? "");

/** The address of a page, from its path: `/rules/qwirkle-pl#A6`. */
export const link = (path: string): string => (isStatic ? (path === "/" ? BASE : `${BASE}?${path}`) : path);
/** The same for other devices. */
export const invitation = (path: string): string => location.origin + link(path);

export interface Place {
  path: string;
  search: string;
  hash: string;
}

/** Which page an address means; undefined if it is none of this client. Some messengers add parameters to links. */
export function placeOf({ origin, pathname, search, hash }: URL | Location): Place | undefined {
  if (origin !== location.origin) return undefined;
  if (!isStatic) return { path: pathname, search, hash };
  if (pathname !== BASE && pathname !== `${BASE}index.html`) return undefined;
  const [, path = "/", more = ""] = /^\?((?:\/|%2f)[^?&]*)(.*)$/i.exec(search) ?? [];
  return { path: path.replace(/%2f/gi, "/"), search: more.replace(/^[?&]/, "?"), hash };
}

// The service worker: one version of the client with all its files, also without a network. Another one waits until it is wanted.
/* The build puts these in: the name of this very client, and all files of it. `sixfold static` changes the first two. */
const VERSION = "__VERSION__";
const STATIC = false;
const FILES = ["__FILES__"];
/* The files of the words, by language: those of English and of the language of this device are kept. */
const WORDS = { __WORDS__: [] };
/* And what notifications say, by language. */
const TEXTS = { __TEXTS__: "" };

/* Other copies of the client may be in other folders of this origin. */
const BASE = new URL(self.registration.scope).pathname;
const PREFIX = `sixfold-${BASE === "/" ? "" : BASE}`;
const CACHE = PREFIX + VERSION;
const isOurs = (name) => name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes("/");
/* What the server sends besides the client. */
const NO_PAGE = /^\/(api|healthz|readyz|metrics|\.well-known)(\/|$)/;
/* How often, and how many milliseconds apart, it looks whether it has only one page. */
const LOOKS = 20;
const LOOK_MS = 250;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  try {
    await Promise.all([keepFiles(), keepWords()]);
  } catch (error) {
    await caches.delete(CACHE);
    throw error; // the browser tries again later
  }
}

async function keepFiles() {
  const cache = await caches.open(CACHE);
  const isHashed = (name) => name.startsWith("assets/");
  // Names of assets have a digest of their contents. Of other files the browser may have an older version.
  await cache.addAll(FILES.map((name) => (isHashed(name) ? name : new Request(name, { cache: "no-cache" }))));
  // While a host changes its files, the page may be of another version.
  const page = await (await cache.match("./")).text();
  const others = [...page.matchAll(/assets\/[\w.-]+/g)].filter(([name]) => !FILES.includes(name));
  if (others.length) throw new Error(`another version: ${others.join()}`);
}

self.addEventListener("activate", (event) => {
  const clean = caches.keys().then((names) => Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

/* Cache the words of the language that the page has stored (web/src/lib/offline.svelte.ts). */
async function keepWords() {
  const stored = await caches.match("language", { cacheName: `language ${BASE}` });
  const cache = await caches.open(CACHE);
  for (const lang of new Set(["en", (await stored?.text()) ?? "en"])) {
    const known = await Promise.all((WORDS[lang] ?? []).map(async (name) => ({ name, kept: await cache.match(name) })));
    await cache.addAll(known.flatMap(({ name, kept }) => (kept ? [] : [name])));
  }
}

async function openPages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(self.registration.scope));
}

/** Take over unless other pages are open. A page that is loaded again counts twice until the browser has dropped the old one. */
async function updateIfAlone() {
  for (let look = 0; look < LOOKS; look++) {
    if ((await openPages()).length < 2) return self.skipWaiting();
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

self.addEventListener("message", (event) => {
  if (event.data === "language") event.waitUntil(keepWords());
  // All pages load again when this worker takes over (web/src/lib/offline.svelte.ts).
  if (event.data === "update") void self.skipWaiting();
  if (event.data === "update if alone") event.waitUntil(updateIfAlone());
});

/* A file of this version; one of another language is kept once it was needed. */
async function fromCache(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const name = url.pathname.slice(BASE.length);
  // On a server every address is the same page, on other hosts only the folder.
  const isPage = STATIC ? name === "" || name === "index.html" : !NO_PAGE.test(url.pathname);
  if (request.mode === "navigate") isPage && event.respondWith(fromCache(new Request(BASE)));
  else if (name.startsWith("assets/") || FILES.includes(name)) event.respondWith(fromCache(request));
});

// A message of the server: it is your turn at a table.
self.addEventListener("push", (event) => {
  const { table, game, kind, by, lang } = event.data.json();
  const texts = TEXTS[lang] ?? TEXTS.en;
  const body = texts[kind === "turn" && by ? "push-played" : `push-${kind}`].replace("{ $name }", () => by);
  // One for each table: a later one takes the place of an earlier one.
  const icon = `${BASE}icon-192.png`;
  const shown = self.registration.showNotification(texts[`game-${game}`], { body, lang, tag: table, renotify: true, icon });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(1)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/t/${event.notification.tag}`;
  event.waitUntil(Promise.all([openTable(STATIC ? `${BASE}?${path}` : path), self.navigator.clearAppBadge?.()]));
});

async function openTable(address) {
  const page = (await openPages()).find(({ url }) => url.slice(location.origin.length).split("#")[0] === address);
  return page ? page.focus() : self.clients.openWindow(address);
}

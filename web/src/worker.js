// The service worker: the page from the network, or as it was last seen; what never changes, from the cache; tables never.
/* The build puts these two in: the name of this very client, and all files of it. */
const CACHE = "sixfold-__VERSION__";
const FILES = ["__FILES__"];
/* The files of the words, by language: only those of the language of this device are kept. */
const WORDS = { __WORDS__: [] };
/* And what notifications say, by language. */
const TEXTS = { __TEXTS__: "" };

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([caches.open(CACHE).then((cache) => cache.addAll(FILES)), keepWords()]));
  // A newer worker waits until the pages of the older client are closed: they still need its files.
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("sixfold-") && name !== CACHE;
  const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

/* Cache the words of the language that the page has stored (web/src/lib/offline.ts). */
async function keepWords() {
  const stored = await caches.match("/language", { cacheName: "language" });
  const words = WORDS[(await stored?.text()) ?? "en"] ?? [];
  const cache = await caches.open(CACHE);
  if (words.length && !(await cache.match(words[0]))) await cache.addAll(words);
}

self.addEventListener("message", (event) => {
  if (event.data === "language") event.waitUntil(keepWords());
});

async function fromNetwork(request, kept) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(kept, fresh.clone());
    return fresh;
  } catch (error) {
    const last = await cache.match(kept);
    if (last) return last;
    throw error;
  }
}

async function fromCache(request) {
  return (await caches.match(request)) ?? fromNetwork(request, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  // Every address inside is the same page.
  if (request.mode === "navigate") event.respondWith(fromNetwork(request, "/"));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (FILES.includes(url.pathname)) event.respondWith(fromNetwork(request, request));
});

// A message of the server: it is your turn at a table.
self.addEventListener("push", (event) => {
  const { table, game, kind, by, lang } = event.data.json();
  const texts = TEXTS[lang] ?? TEXTS.en;
  const body = texts[kind === "turn" && by ? "push-played" : `push-${kind}`].replace("{ $name }", () => by);
  // One for each table: a later one takes the place of an earlier one.
  const shown = self.registration.showNotification(texts[`game-${game}`], { body, lang, tag: table, renotify: true, icon: "/icon-192.png" });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(1)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openTable(`/t/${event.notification.tag}`), self.navigator.clearAppBadge?.()]));
});

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

// The service worker, which lets the client open without a network: all files of one version, and the words of this device.
import { BASE } from "./site";

/** A page that stays open asks so often whether there is a newer version. */
const CHECK_MS = 3_600_000;

/** A newer version of the client is here, with all its files, and waits until it is wanted. */
export const newer = $state<{ worker: ServiceWorker | undefined }>({ worker: undefined });

/** Keep the client and the words of this language for when there is no network; where the browser does not want that, it does not matter. */
export async function keepOffline(lang: string): Promise<void> {
  try {
    // The service worker has no access to the settings.
    await (await caches.open(`language ${BASE}`)).put(`${BASE}language`, new Response(lang));
    const registration = await navigator.serviceWorker.register(`${BASE}sw.js`);
    registration.active?.postMessage("language");
  } catch {
    return;
  }
}

/** Keep the client, take a version that waited for this start, and notice newer ones. */
export async function followVersions(lang: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // What is open belongs to one version. The first worker of all takes a page over that is of its version.
  let known = !!serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (known) location.reload();
    known = true;
  });
  const before = await serviceWorker.getRegistration(BASE);
  before?.waiting?.postMessage("update if alone");
  await keepOffline(lang);
  const registration = await serviceWorker.getRegistration(BASE);
  if (!registration) return;
  const notice = () => (newer.worker = (serviceWorker.controller && registration.waiting) || undefined);
  const follow = () => registration.installing?.addEventListener("statechange", notice);
  notice();
  follow();
  registration.addEventListener("updatefound", follow);
  setInterval(() => document.hidden || void registration.update().catch(() => undefined), CHECK_MS);
}

/** Have the newer version now: all pages load again. */
export const update = (): void => newer.worker?.postMessage("update");

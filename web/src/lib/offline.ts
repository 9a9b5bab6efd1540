// The service worker, which lets the client open without a network: all its files, and the words of the language of this device.

/** Where the service worker finds the language, which has no access to the settings. */
const LANGUAGE_CACHE = "language";

/** Keep the words of this language for when there is no network; where the browser does not want that, it does not matter. */
export async function keepOffline(lang: string): Promise<void> {
  try {
    await (await caches.open(LANGUAGE_CACHE)).put("/language", new Response(lang));
    const registration = await navigator.serviceWorker.register("/sw.js");
    registration.active?.postMessage("language");
  } catch {
    return;
  }
}

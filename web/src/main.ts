// The entry point of the client.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { apply, settings } from "./lib/settings.svelte";
import { firstLanguage, speak } from "./lib/words.svelte";

apply();
keepFocus();
// A table opens with the words of the first turn, and loads the others after it.
await speak(firstLanguage(settings.lang), /^\/[tw]\//.test(location.pathname) ? [] : ["more"]);
mount(App, { target: document.getElementById("app")! });

// Opens without a network, too; where the browser does not want that, it does not matter.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);

// The entry point of the client.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { followVersions } from "./lib/offline.svelte";
import { route } from "./lib/router.svelte";
import { apply, settings } from "./lib/settings.svelte";
import { firstLanguage, language, speak } from "./lib/words.svelte";

apply();
keepFocus();
// A table opens with the words of the first turn, and loads the others after it.
await speak(firstLanguage(settings.lang), /^\/[tw]\//.test(route.path) ? [] : ["more"]);
mount(App, { target: document.getElementById("app")! });

// Opens without a network, too.
if (import.meta.env.PROD) void followVersions(language());

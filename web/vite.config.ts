// How the client is built: one page, its words cut out of the catalogues that Python uses too.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = new URL("../src/sixfold/locales/", import.meta.url);
// The client needs neither the words of the command line nor, before somebody reads them, those of rules, lessons and reviews.
const PARTS: Record<string, RegExp> = {
  words: /^(?!web-(learn|rules)-)(web|game|edition|color|shape|piece|line|level|phrase|no|reason|refused|seats|unreadable|count|word)-/,
  rules: /^(rule|rules|glance|intro|topic|picture|web-rules)-/,
  learn: /^web-learn-/,
  review: /^review-/,
};

/** The messages of a catalogue whose names a part wants, and the terms that messages use. */
function cut(text: string, wanted: RegExp): string {
  const messages = text.replace(/^#.*\n/gm, "").split(/\n(?=[a-zA-Z-])/);
  return messages.filter((each) => each.startsWith("-") || wanted.test(each)).join("\n");
}

/** `import text from "words:it"`. */
function words(): Plugin {
  return {
    name: "sixfold-words",
    resolveId: (id) => (/^(words|rules|learn|review):/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, part, lang] = /^\0(words|rules|learn|review):(\w+)$/.exec(id) ?? [];
      const wanted = PARTS[part ?? ""];
      if (!wanted) return null;
      const file = new URL(`${lang}.ftl`, LOCALES);
      this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(cut(readFileSync(file, "utf8"), wanted))}`;
    },
  };
}

/** The service worker, told which files there are. Its name for them changes with any of them. */
function worker(): Plugin {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  return {
    name: "sixfold-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const given = readdirSync(new URL("public", import.meta.url));
      const files = ["/", ...[...assets, ...given].sort().map((name) => `/${name}`)];
      const hash = createHash("sha256").update(files.join()).update(read("index.html"));
      for (const name of given) hash.update(read(`public/${name}`));
      const source = read("src/worker.js")
        .toString()
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace('["__FILES__"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), worker()],
  build: { outDir: "../src/sixfold/web", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Tests run the client, not what a server would render of it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"] },
});

/// <reference types="vitest/config" />
// How the client is built: one page, its words cut out of the catalogues that Python uses too.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues, workerTexts } from "./catalogues.ts";

/** The kernel as ./run compiles it, where it has the compiler: a client without it plays on a server only. */
const KERNEL = new URL("../build/kernel.wasm", import.meta.url);
const WEIGHTS = new URL("../src/sixfold/ai/weights/", import.meta.url);
/** `virtual:kernel` has the address of the kernel, or none; `virtual:weights` loads the weights of its bots, without what is said of them. */
function kernel(): Plugin {
  const names = readdirSync(WEIGHTS).flatMap((name) => /^((?:qwirkle|cubes|cards)(?:-pl)?-\d)\.txt$/.exec(name)?.[1] ?? []);
  return {
    name: "sixfold-kernel",
    resolveId: (id) => (id.startsWith("virtual:kernel") || id.startsWith("virtual:weights") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:kernel")
        return existsSync(KERNEL) ? `export { default as kernelUrl } from "${KERNEL.pathname}?url"` : 'export const kernelUrl = ""';
      if (id === "\0virtual:weights") return `export const WEIGHTS = {${names.map((name) => `"${name}": () => import("virtual:weights_${name}")`).join()}}`;
      const [, name] = /^\0virtual:weights_(.+)$/.exec(id) ?? [];
      if (!name) return null;
      const file = new URL(`${name}.txt`, WEIGHTS);
      this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(readFileSync(file, "utf8").replace(/^#.*\n/gm, ""))}`;
    },
  };
}
const PUZZLES = new URL("../src/sixfold/ai/puzzles/data/", import.meta.url);
/** `import stored from "puzzles.json"`: every puzzle, in the order in which they are the puzzle of the day. */
function puzzles(): Plugin {
  const digest = (id: string) => createHash("sha256").update(id).digest("hex");
  return {
    name: "sixfold-puzzles",
    resolveId: (id) => (id === "puzzles.json" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0puzzles.json") return null;
      const files = readdirSync(PUZZLES).map((name) => new URL(name, PUZZLES));
      for (const file of files) this.addWatchFile(file.pathname);
      const lines = files.flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
      const stored: { id: string; made?: string }[] = lines.map((line) => JSON.parse(line));
      for (const puzzle of stored) delete puzzle.made; // no page shows how it was found
      stored.sort((a, b) => (digest(a.id) < digest(b.id) ? -1 : 1));
      return JSON.stringify(stored);
    },
  };
}

/** The service worker with the list of files that it caches. The name of its cache changes with any of them. */
function worker(): Plugin {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  return {
    name: "sixfold-worker",
    apply: "build",
    generateBundle: {
      order: "post", // when chunks without code, whose styles are files of their own, are gone
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const given = readdirSync(new URL("public", import.meta.url));
        const all = ["./", ...[...assets, ...given].sort()];
        const words: Record<string, string[]> = {};
        for (const name of all) {
          const [, lang] = /^assets\/_[a-z]+_([a-z]{2}(?:-[A-Z]{2})?)-.{8}\.js$/.exec(name) ?? [];
          if (lang) (words[lang] ??= []).push(name);
        }
        const files = all.filter((name) => !Object.values(words).flat().includes(name));
        const hash = createHash("sha256").update(all.join()).update(read("index.html"));
        for (const name of given) hash.update(read(`public/${name}`));
        const source = read("src/worker.js")
          .toString()
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace('["__FILES__"]', JSON.stringify(files))
          .replace("{ __WORDS__: [] }", JSON.stringify(words))
          .replace('{ __TEXTS__: "" }', () => JSON.stringify(workerTexts()));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Which packages are inside what is built, for the list of licences: code by its modules, fonts by their files. */
function packages(): Plugin {
  // What the tools themselves put in has names that begin with \0.
  const name = (path: string) => /(?:.*node_modules\/|^\0(?=(?:vite|rolldown)\/))((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return {
    name: "sixfold-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((each) => (each.type === "chunk" ? each.moduleIds : each.originalFileNames));
      const found = [...new Set(files.map(name).filter((each) => each !== undefined))].sort();
      this.emitFile({ type: "asset", fileName: "packages.json", source: `${JSON.stringify(found)}\n` });
    },
  };
}

export default defineConfig({
  // Files find each other wherever they are. The page is at every path of a server, so that it names them from the root.
  base: "./",
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : undefined) },
  plugins: [catalogues(), puzzles(), kernel(), svelte(), worker(), packages()],
  worker: { format: "es", plugins: () => [kernel()] },
  build: {
    outDir: "../src/sixfold/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // What most pages share is one file: many small ones compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "common", minShareCount: 4, test: /^(?!.*(QrCode|uqr))/ }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // Tests run the client, not what a server would render of it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 }, // on a busy machine, too
});

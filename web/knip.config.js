// Files, exports and packages that nothing uses.
const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g;

/** Of a component its scripts count, and what its markup imports when it is wanted. What it exports is for `bind:this`. */
function svelte(text) {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script.replace(/^ *export (?=function|const)/gm, ""));
  return [...scripts, ...(text.replace(SCRIPT, "").match(/import\("[^"]+"\)/g) ?? [])].join("\n");
}

export default {
  entry: ["src/main.ts", "src/local/match_worker.ts", "src/local/analysis_worker.ts", "src/**/*.test.ts"],
  project: ["src/**/*.{ts,svelte}"],
  // Used by tests/web and by style sheets; what vite.config.ts makes up.
  ignoreDependencies: ["axe-core", /^@fontsource/, "puzzles.json"],
  ignoreExportsUsedInFile: true,
  ignore: ["src/wire.ts"],
  compilers: { svelte },
};

// What ESLint looks for: mistakes, in TypeScript and in Svelte. Format is Prettier's, unused exports are knip's.
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/worker.js", "src/wire.ts", "src/games/editions.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript knows every name.
      "no-undef": "off",
      // Collections that are state are replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Languages differ in order, spaces and punctuation: parts are put together by messages (label, details, sentence).
      "no-restricted-syntax": [
        "error",
        ...["TemplateLiteral", "BinaryExpression[operator='+']"].map((parent) => ({
          selector: `${parent} > CallExpression[callee.name='say']`,
          message: "Make it one message, or use label, details or sentence of words.svelte.ts.",
        })),
      ],
      "@typescript-eslint/no-unused-expressions": ["error", { allowTernary: true, allowShortCircuit: true }],
    },
  },
);

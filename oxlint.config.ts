import { defineConfig } from "oxlint";
import { portable, tools, walls } from "./tooling/lint/walls.ts";

const ours = (names: readonly string[]) => names.flatMap((name) => [`@prosewell/${name}`, `@prosewell/${name}/*`]);

const wallRules = Object.entries(walls).map(([room, allowed]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: ["@prosewell/*", "@prosewell/*/**", ...ours([...allowed, ...tools]).map((name) => `!${name}`)],
            message: `${room} may import only: ${[...allowed, ...tools].join(", ")} (tooling/lint/walls.ts).`,
          },
          ...(portable.some((name) => name === room)
            ? [{ group: ["react", "react-dom", "next", "next/*", "node:*"], message: `${room} runs in a browser, a worker and Node alike.` }]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "nextjs", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-non-null-assertion": "error",
    // JSX is compiled by the automatic runtime.
    "react/react-in-jsx-scope": "off",
    "no-console": "error",
    "node/no-process-env": "error",
    "import/no-cycle": "error",
  },
  overrides: wallRules,
  ignorePatterns: ["**/dist/**", "**/.next/**", "**/.next-*/**", "**/node_modules/**", "**/next-env.d.ts"],
});

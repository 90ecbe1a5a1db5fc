import { defineConfig } from "oxlint";
import { portable, tools, walls } from "./tooling/lint/walls.ts";

type Room = keyof typeof walls;
const rooms = Object.keys(walls) as Room[];

const foreign = (room: Room) => {
  const allowed = [...walls[room], ...tools];
  return {
    group: ["@prosewell/*", "@prosewell/*/**", ...allowed.flatMap((name) => [`!@prosewell/${name}`, `!@prosewell/${name}/**`])],
    message: `${room} may import only: ${allowed.join(", ")} (tooling/lint/walls.ts).`,
  };
};

const bound = (room: Room) => ({
  group: ["react", "react-dom", "next", "next/*", "node:*"],
  message: `${room} runs in a browser, a worker and Node alike.`,
});

const byPath = {
  regex: String.raw`^(?:\.\./)+(?:(?:apps|packages|scripts|tooling)/|[\w-]+/(?:src|dist)/)`,
  message: "Another package is imported by its name, so that its exports and the walls hold.",
};

const wall = (files: string, ...patterns: object[]) => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [byPath, ...patterns] }] as const },
});

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "nextjs", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-non-null-assertion": "error",
    "no-console": "error",
    "node/no-process-env": "error",
    "import/no-cycle": "error",
    // Style sheets are imported for their effect.
    "import/no-unassigned-import": ["error", { allow: ["**/*.css.ts", "**/*.css", "**/i18next-types.ts", "@prosewell/ui/theme"] }],
    // What these find here is no fault: the automatic JSX runtime, streams that are read in order, fast-check's default
    // export, ports that start when `onmessage` is set, callbacks that begin empty, flags that a callback sets.
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    "no-unmodified-loop-condition": "off",
    "import/no-named-as-default-member": "off",
    "oxc/no-map-spread": "off",
    "unicorn/prefer-add-event-listener": "off",
    "unicorn/consistent-function-scoping": "off",
    "vitest/no-conditional-expect": "off",
  },
  overrides: [
    ...rooms.map((room) => wall(`${room}/**/*.{ts,tsx,mjs}`, foreign(room))),
    ...portable.map((room) => wall(`${room}/src/**/*.ts`, foreign(room), bound(room))),
    // A browser test asserts by waiting for what must appear; what comes over a wire has the type that a test gives it.
    { files: ["tooling/**/*.ts"], rules: { "vitest/expect-expect": "off", "typescript/no-unsafe-type-assertion": "off" } },
    // The commands talk to a person at a terminal, and hand their environment on.
    { files: ["scripts/**/*.mjs"], rules: { "no-console": "off", "node/no-process-env": "off" } },
    // Tests run in Node.
    ...portable.map((room) => wall(`${room}/src/**/*.test.ts`, foreign(room))),
  ],
  ignorePatterns: ["**/dist/**", "**/.next/**", "**/.next-*/**", "**/node_modules/**", "**/next-env.d.ts", "**/tsup.config.bundled_*"],
});

import { describe, expect, test } from "vitest";
import { isCodeLine } from "./code-line.ts";

describe("isCodeLine", () => {
  test.each(["const a = 1;", "if (a) {", "}", "});", "  return a;", "def run(self):", "import os from 'os'", "#include <stdio.h>", "a->b();", "x = y;"])("takes: %s", (line) => {
    expect(isCodeLine(line)).toBe(true);
  });
  test.each(["(a) the buyer pays;", "Let me know (if you can): thanks", "import duties rose in May", "It works, and so on;", "", "Return to sender;", "class starts at nine"])("leaves: %s", (line) => {
    expect(isCodeLine(line)).toBe(false);
  });
});

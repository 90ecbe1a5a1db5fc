import { expect, test } from "vitest";
import { isAbstract } from "./abstract-nouns.ts";

test.each(["stability", "collaboration", "commitment", "kindness", "society", "hope", "knowledge", "independence", "friendship"])(
  "nobody can touch %s",
  (noun) => expect(isAbstract(noun)).toBe(true),
);

test.each(["station", "child", "document", "ship", "fence", "city", "river"])("%s is a thing", (noun) => expect(isAbstract(noun)).toBe(false));

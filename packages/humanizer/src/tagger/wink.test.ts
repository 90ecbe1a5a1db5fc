import { expect, test } from "vitest";
import { loadWinkTagger } from "./wink.ts";

test("the tagger is loaded once, however many ask for it", async () => {
  expect(await loadWinkTagger()).toBe(await loadWinkTagger());
});

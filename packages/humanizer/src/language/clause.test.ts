import { expect, test } from "vitest";
import { loadWinkTagger } from "../tagger/wink.ts";
import { hasFiniteVerb, isSubordinate, shapeOf } from "./clause.ts";

const tagger = await loadWinkTagger();

test.each(["the tide is turning", "it is late", "many farmers still grow maize", "compensation must feel fair"])("%s is a clause", (run) =>
  expect(shapeOf(tagger.tag(run))).toBe("clause"),
);

test.each(["a tide that turned", "the ability to find and share news", "votes, money, and friends", "far more ways to pay than were known"])(
  "%s is a phrase",
  (run) => expect(shapeOf(tagger.tag(run))).toBe("phrase"),
);

test.each(["when the tide turned", "about his hollow eyes and silences", "for the end of speech is near"])("%s is left open", (run) =>
  expect(shapeOf(tagger.tag(run))).toBe("unclear"),
);

test("an infinitive is no finite verb", () => {
  expect(hasFiniteVerb(tagger.tag("the need to not only teach"))).toBe(false);
  expect(hasFiniteVerb(tagger.tag("the school wants to teach"))).toBe(true);
});

test("a run that opens with a subordinator hangs on another", () => {
  expect(isSubordinate(tagger.tag("although it rained"))).toBe(true);
  expect(isSubordinate(tagger.tag("it rained"))).toBe(false);
});

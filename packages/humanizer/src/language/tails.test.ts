import { findLocks, parse } from "@prosewell/prose";
import { expect, test } from "vitest";
import { passagesOf } from "../engine/passages.ts";
import { setScene } from "../engine/scene.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { tailsOf } from "./tails.ts";

const tagger = await loadWinkTagger();

const any = { has: () => true };

function tails(text: string) {
  const document = parse(text);
  return [...passagesOf(document, findLocks(document))].flatMap((passage) =>
    passage.block.sentences.flatMap((sentence, index) =>
      tailsOf(setScene(passage, sentence, index, { tone: "standard", strength: "standard" }, tagger), any).map(({ adverb, gerund, others }) =>
        [adverb, gerund, ...others.map((other) => other.text)].filter((word) => word !== "").join(" "),
      ),
    ),
  );
}

test.each([
  ["The rain stopped, allowing play.", ["allowing"]],
  ["The rain stopped, finally allowing play.", ["finally allowing"]],
  ["The dam holds back the river, reducing damage and saving money.", ["reducing saving"]],
  ["The dam holds back the river, reducing damage, saving money, and calming the owners.", ["reducing saving calming"]],
  ["The rain stopped, allowing play on the field by the mill while others were waiting.", ["allowing"]],
])("%s trails %j", (text, found) => expect(tails(text)).toEqual(found));

test.each([
  ["a list of things in -ing", "He spends his days reading, writing, and painting."],
  ["a list behind a preposition", "They live by mending nets, drying fish, and selling both."],
  ["an adjective", "It was a dark, imposing house."],
  ["what is inserted", "Some mills, using water, grind at night."],
  ["half of a pair", "It is not only a mill, grinding maize, but also a shop."],
  ["the subject of another clause", "If the meal is cold, offering a new one helps."],
  ["a question", "Did the rain stop, allowing play?"],
  ["a heading", "# The rain stopped, allowing play"],
  ["a second list inside the tail", "The rule keeps firms from dumping waste, burning tyres, and selling the ash."],
])("%s is no tail", (_, text) => expect(tails(text)).toEqual([]));

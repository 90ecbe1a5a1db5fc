import { aiPassages } from "@prosewell/corpus";
import { expect, test } from "vitest";
import { styleNames } from "../features/style.ts";
import { loadModel } from "../model/load.ts";
import { judge, logitOf } from "../model/score.ts";
import { passageOf } from "../reading/passage.ts";
import { mannerOf } from "./manner.ts";
import { manners } from "./manners.ts";
import { partsOf } from "./parts.ts";

const model = await loadModel();
const judged = aiPassages().map(({ text }) => {
  const { tokens, words } = passageOf(text);
  return partsOf(tokens, words).map((part) => judge(model, tokens, part));
});

test("a trait names measures that there are, and none is in two traits", () => {
  const named = manners.flatMap(({ measures }) => measures);
  expect(named.filter((name) => !styleNames.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const { lead, measures } of manners) expect(measures).toEqual(expect.arrayContaining([...lead]));
});

test.each([true, false])("with the measures of a told trait as in people's prose, the text leans less to the side it was told for (generated: %s)", (isGenerated) => {
  let told = 0;
  for (const parts of judged) {
    for (const text of mannerOf(model, parts, isGenerated)) {
      const measures = manners.find(({ generated, human }) => text === (isGenerated ? generated : human))?.measures ?? [];
      const change = parts.reduce((total, part) => {
        const style = part.style.map((value, place) => (measures.includes(styleNames[place] ?? "") ? (model.settings.typical[place] ?? 0) : value));
        return total + part.words * (logitOf(model, part, style) - part.logit);
      }, 0);
      expect(isGenerated ? change : -change).toBeLessThan(0);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(5);
});

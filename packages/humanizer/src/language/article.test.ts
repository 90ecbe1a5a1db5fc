import { expect, test } from "vitest";
import { articleFor } from "./article.ts";

test.each(
  "apple hour honest honourable heirloom umbrella urgent usher onerous unimportant uninformed unidentified utmost MBA FBI HIV X-ray e-mail 8 80 8,000 11 18 18th 11,000 1800 1880s SQL's A important “important”".split(" "),
)("an %s", (word) => expect(articleFor(word)).toBe("an"));

test.each(
  "book university European one once-popular unit uniform useful user utility utopian ukulele ubiquitous unilateral house history NASA NATO UN US UK U-turn T-shirt 1 10 110 180 1,100 1,800 7 euphemism ewe key **key** smooth".split(" "),
)("a %s", (word) => expect(articleFor(word)).toBe("a"));

import { aiPassages } from "@prosewell/corpus";
import { describe, expect, test } from "vitest";
import { createDetector } from "./index.ts";

const { detect } = await createDetector();

const generated = aiPassages().map(({ text }) => text);
const [sample = ""] = generated;
const human =
  "My grandfather kept bees behind the garage for nearly forty years, and he never once wore the suit. He'd walk out there after supper in his undershirt with a tin smoker that barely worked. I was scared stiff. \"They don't want you,\" he'd say, \"they want the clover,\" and then he'd get stung on the ear and swear so loud the neighbors' dog started up. We sold maybe thirty jars a summer off a card table by the road. I still have one, from 1987, gone solid and nearly black. My wife keeps asking when I'm going to throw it out. I'm not. Some mornings I hold it up to the kitchen window just to see if any light gets through, and mostly it doesn't, but I think that's because of the label he stuck on crooked.";

describe("a generated text", () => {
  test("of an essay or a blog is never called human", () => {
    const essays = aiPassages().filter(({ genre }) => genre === "student_essay" || genre === "blog_post");
    expect(essays.filter(({ text }) => detect(text).verdict === "human")).toEqual([]);
  });

  test("in the usual manner is called generated", () => {
    const usual =
      "In today's rapidly evolving digital landscape, effective communication plays a crucial role in shaping meaningful connections and fostering collaboration across diverse teams. By leveraging innovative tools and embracing a culture of continuous learning, organizations can navigate complex challenges while ensuring that every individual feels valued and empowered. Moreover, it is essential to recognize that technology is not merely a means to an end, but a powerful catalyst for growth, creativity, and resilience. Ultimately, the journey toward success requires a thoughtful balance between strategic vision and genuine human connection, highlighting the profound importance of empathy in an increasingly interconnected world. Together, these principles serve as a testament to the enduring potential of collaboration.";
    expect(detect(usual)).toMatchObject({ verdict: "ai", reliability: "short text" });
  });
});

test("a person's story is not called generated", () => {
  const { verdict, probability } = detect(human);
  expect(verdict).not.toBe("ai");
  expect(probability).toBeLessThan(0.5);
});

describe("a text that cannot be judged", () => {
  test("is unsure below 80 words, with no probability and the whole range", () => {
    const short = human.split(" ").slice(0, 79).join(" ");
    expect(detect(short)).toMatchObject({ verdict: "unsure", probability: null, range: [0, 1], sentences: [], reliability: "not enough text", language: "en" });
    expect(detect("").reliability).toBe("not enough text");
  });

  test("is told what of it was left out, once for each kind", () => {
    const quotation = `> ${human}`;
    expect(detect(`${quotation}\n\nSo he said.\n\n${quotation}`)).toMatchObject({ probability: null, reasons: [{ text: "A quotation is left out of the judgement.", start: 0 }] });
  });

  test("is unsure in another language", () => {
    const german = "Mein Großvater hielt fast vierzig Jahre lang Bienen hinter der Werkstatt und trug dabei nie einen Anzug. ".repeat(8);
    expect(detect(german)).toMatchObject({ verdict: "unsure", probability: null, reliability: "language not measured", language: "de" });
  });
});

test("from 300 words on a text is long enough, before that it is short", () => {
  expect(detect(human).reliability).toBe("short text");
  expect(detect(`${human} ${human} ${human}`).reliability).toBe("enough text");
});

describe("what does not change the words does not change the answer", () => {
  const { probability } = detect(sample.replaceAll("*", ""));
  const plain = sample.replaceAll("*", "");

  test.each([
    ["typographic quotes", (text: string) => text.replaceAll("'", "’")],
    ["unseen characters inside words", (text: string) => text.replaceAll("the", "t\u200Bhe")],
    ["look-alike letters", (text: string) => text.replaceAll("o", "о").replaceAll("a", "а")],
    ["letters of unusual form", (text: string) => text.replace(/[a-z]/gu, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 0x61 + 0x1d41a))],
    ["marks on the letters", (text: string) => text.replace(/[aeiou]/gu, "$&\u0301\u0302")],
    ["spaces that do not break", (text: string) => text.replaceAll(" of ", "\u00A0of\u00A0")],
    ["emphasis", (text: string) => text.replace(/\bambition\b/gu, "**ambition**")],
  ])("%s", (_, change) => {
    const changed = detect(change(plain));
    expect(changed.probability).toBeCloseTo(probability ?? 0, 1);
    expect(changed.language).toBe("en");
  });

  test("code", () => {
    expect(detect(`${plain}\n\n\`\`\`\nconst answer = 42;\n\`\`\``).probability).toBeCloseTo(probability ?? 0, 6);
  });
});

test("disguises are told as reasons where they stand", () => {
  const disguised = sample.replace("ambition", "am\u200Bbition");
  const told = detect(disguised).sentences.flatMap(({ reasons }) => reasons).find(({ text }) => text.includes("invisible"));
  expect(told && disguised.slice(told.start, told.end)).toBe("\u200B");
});

test("the same text gets the same answer, whatever came between", () => {
  const before = detect(sample);
  detect(human);
  expect(detect(sample)).toEqual(before);
});

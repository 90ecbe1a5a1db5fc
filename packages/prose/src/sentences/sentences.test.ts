import { describe, expect, it, test } from "vitest";
import { parse } from "../parse.ts";

const split = (text: string) => parse(text).blocks.flatMap(({ sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));

describe("sentences", () => {
  const single: readonly string[] = [
    "Mr. Abernathy met Dr. J. R. Okafor at St. Brendan's on Jan. 5.",
    "Use a tool, e.g. Figma, i.e. anything that draws.",
    "See Fig. 2 and No. 5 on p. 12, vol. 3.",
    "He asked, \"Why?\" and left.",
    "She cried “Stop!” before the car did.",
    "Brightwater Inc. announced a change.",
    "The U.S. Senate voted.",
    "It rose from 3. 5 to 4.5 percent.",
    "They sell Yahoo! stickers.",
    "Run `a. B` and then [see](https://a.example/b.C) it.",
    "Well… maybe not.",
    "The bus stops at 9 a.m. on weekdays.",
    "She asked the chair—Mr. Shah—about the post (ref. JDA-2216).",
    "It follows 42 U.S.C. 4332 in full.",
    "**1. Name your tools**",
  ];
  test.each(single)("keeps together: %s", (text) => {
    expect(split(text)).toEqual([text]);
  });

  const several: readonly (readonly string[])[] = [
    ["It works.", "It is fast!", "Is it safe?"],
    ["No.", "That is wrong."],
    ["We moved to the U.S.", "The rest stayed."],
    ["He works at Acme Inc.", "She does not."],
    ["\"Stop!\"", "John said nothing."],
    ["**Silence, redefined.**", "Eight microphones listen."],
    ["Read `a.B`.", "`c` comes next."],
    ["This is plan B.", "It works."],
    ["She slept.", "(He did not.)", "They left."],
  ];
  test.each(several.map((parts) => [parts.join(" "), parts] as const))("splits: %s", (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it("splits languages that end sentences otherwise", () => {
    expect(split("第一句话。第二句话！")).toEqual(["第一句话。", "第二句话！"]);
    expect(split("पहला वाक्य। दूसरा वाक्य।")).toEqual(["पहला वाक्य।", "दूसरा वाक्य।"]);
  });

  it("reads over a line break that wraps a long line, and stops at one after a short line", () => {
    const wrapped = "This line was wrapped by a program because it had become\ntoo long to show.";
    expect(split(wrapped)).toEqual([wrapped]);
    expect(split("Warm regards,\nHarriet Osei\nChief Financial Officer")).toEqual(["Warm regards,", "Harriet Osei", "Chief Financial Officer"]);
  });

  it.each(["\r\n", "\r"])("treats the line ending %j like any other", (ending) => {
    expect(split(`Warm regards,${ending}Harriet Osei`)).toEqual(["Warm regards,", "Harriet Osei"]);
  });
});

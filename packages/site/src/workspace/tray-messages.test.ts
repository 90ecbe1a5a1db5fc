import { problems } from "@prosewell/documents";
import { loadTranslations } from "@prosewell/i18n/client";
import { expect, test } from "vitest";
import { trayMessages } from "./tray-messages.ts";

const { i18n } = await loadTranslations("/");
const messages = trayMessages(i18n.getFixedT("en", "ai_text_humanizer"));

test("whatever is wrong with a file has a sentence of its own, which says what is kept and what to do", () => {
  const told = [...problems, "unreadable", "failed", "reviewUnknown", "reviewInList", "reviewNewer", "reviewDamaged"] as const;
  const sentences = told.map((problem) => messages.problem("a.docx", { problem }, "10 MB"));
  expect(new Set(sentences).size).toBe(told.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^“a\.docx” .+\. What was in the box is still there\. [A-Z].+\.$/u);
  expect(messages.problem("a.docx", { problem: "otherKind", actual: "html" }, "")).toContain("Let its name end in .html");
  expect(messages.batch.problem("a.docx", { problem: "tooLarge" }, "10 MB")).toBe("“a.docx” is larger than 10 MB, so it was not opened. Take large pictures out of it, or paste the part that you need.");
});

test("a queue is counted in words", () => {
  expect(messages.batch.total(2, 1240)).toBe("2 files, 1,240 words");
  expect(messages.batch.start(1)).toBe("Rewrite 1 file");
  expect(messages.batch.done(0, 1)).toBe("Nothing to edit in 1 word.");
  expect(messages.batch.finished(2, 1)).toBe("2 files rewritten, with 1 edit.");
  expect(messages.batch.held(900)).toMatch(/^900 words\. Today’s words are not enough/u);
  expect(messages.batch.heldBack(["a.docx", "b.md"])).toContain("“a.docx” and “b.md”");
});

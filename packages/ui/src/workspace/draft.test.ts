import { beforeEach, expect, test } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { emptyDraft } from "./settings.ts";

const local = () => localStorage;
const session = () => sessionStorage;
const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

const full = () => ({
  getItem: (key: string) => localStorage.getItem(key),
  removeItem: (key: string) => localStorage.removeItem(key),
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what was written is read back, whatever characters it holds", () => {
  const draft = { text: 'A "quoted" line\n\u0000 \ud800 — naïve', tone: "academic", strength: "strong", locked: ["naïve"] } as const;
  writeDraft([local], draft);
  expect(readDraft([local])).toEqual(draft);
});

test("without a stored draft the workspace starts empty", () => {
  expect(readDraft([local])).toEqual(emptyDraft);
});

test.each(["not json", "null", "7", '{"text":5,"tone":"shouty","strength":null}', '{"tone":"toString"}'])(
  "a stored value that makes no sense is left aside: %s",
  (stored) => {
    localStorage.setItem("workspace_draft", stored);
    expect(readDraft([local])).toEqual(emptyDraft);
  },
);

test("a known part of a stored draft survives an unknown one", () => {
  localStorage.setItem("workspace_draft", '{"text":"kept","tone":"shouty","strength":"light"}');
  expect(readDraft([local])).toEqual({ text: "kept", tone: "standard", strength: "light", locked: [] });
});

test("names that mean something to JavaScript stay data", () => {
  localStorage.setItem("workspace_draft", '{"__proto__":{"text":"polluted","polluted":true},"constructor":{"prototype":{"polluted":true}},"tone":"__proto__","strength":"constructor","locked":{"__proto__":["x"]}}');
  const draft = readDraft([local]);
  expect(draft).toStrictEqual(emptyDraft);
  expect(draft).not.toHaveProperty("polluted");
  expect({}).not.toHaveProperty("polluted");
});

test("storage that is forbidden neither throws nor loses the page", () => {
  expect(readDraft([forbidden])).toEqual(emptyDraft);
  expect(() => writeDraft([forbidden], emptyDraft)).not.toThrow();
});

test("a draft that no longer fits takes the older one away, so that a reload never brings back a stale text", () => {
  writeDraft([local], { ...emptyDraft, text: "older" });
  writeDraft([full], { ...emptyDraft, text: "newer" });
  expect(readDraft([local])).toEqual(emptyDraft);
});

test("a tab finds its own text again, whatever another tab has written since", () => {
  writeDraft([session, local], { ...emptyDraft, text: "mine" });
  writeDraft([local], { ...emptyDraft, text: "another tab's" });
  expect(readDraft([session, local]).text).toBe("mine");
});

test("a text that was cleared in its tab does not give way to another tab's", () => {
  writeDraft([session, local], emptyDraft);
  writeDraft([local], { ...emptyDraft, text: "another tab's" });
  expect(readDraft([session, local]).text).toBe("");
});

test.each([forbidden, session])("a new tab goes on with the last draft of any", (own) => {
  writeDraft([local], { ...emptyDraft, text: "last" });
  expect(readDraft([own, local]).text).toBe("last");
});

import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as database from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { removeVoice, writeVoice } from "../engines/voice-store.ts";
import { reviewMessages } from "../testing/messages.ts";
import { Statistics } from "./Statistics.tsx";

for (const [name, value] of Object.entries(database)) vi.stubGlobal(name === "default" ? "indexedDB" : name, value);

afterEach(async () => {
  cleanup();
  await removeVoice();
});

const sentence = "Quiet rivers carry gently along here. ";
const texts = { before: sentence.repeat(20), after: `${sentence.repeat(18)}It rained.` };

const open = async (language = "en") => {
  const user = userEvent.setup();
  render(<Statistics texts={texts} words={{ before: 120, after: 110 }} marks={{ before: 23.6, after: 2.2 }} language={language} messages={reviewMessages.statistics} />);
  await user.click(screen.getByText("Before and after", { selector: "summary" }));
  return within(await screen.findByRole("table"));
};
const rowOf = (table: Awaited<ReturnType<typeof open>>, name: string) =>
  Array.from(table.queryByRole("rowheader", { name })?.closest("tr")?.querySelectorAll("td") ?? [], ({ textContent }) => textContent);

test("the text before and after is told in a table of plain figures", async () => {
  const table = await open();
  expect(["Words", "Marks", "Sentences", "Shortest and longest sentence", "Mean sentence"].map((name) => rowOf(table, name))).toEqual([
    ["120", "110"],
    ["24", "2"],
    ["20", "19"],
    ["6 and 6", "2 and 6"],
    ["6", "5.8"],
  ]);
  expect(rowOf(table, "Reading grade")).toHaveLength(2);
});

test("the drawing of the sentences has its words", async () => {
  await open();
  expect(screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label"))).toEqual(["Before: 6 to 6, 6 on average", "After: 2 to 6, 5.8 on average"]);
});

test("a grade that was made for English is told of English alone", async () => {
  expect(rowOf(await open("de"), "Reading grade")).toEqual([]);
});

test("the figures of the person's own sample stand beside them, where they keep one", async () => {
  await writeVoice("I came. I saw the sea from there.");
  const table = await open();
  expect(["Words", "Marks", "Sentences", "Mean sentence", "Reading grade"].map((name) => rowOf(table, name).at(2))).toEqual(["8", "none", "2", "4", "none"]);
  expect(table.getByRole("columnheader", { name: "Your sample" })).toBeTruthy();
  expect(screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label")).at(2)).toBe("Your sample: 2 to 6, 4 on average");
});

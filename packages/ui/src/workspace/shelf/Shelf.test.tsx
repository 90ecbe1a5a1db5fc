import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as database from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeAll } from "../history/history-store.ts";
import { turnHistory } from "../history/history-switch.ts";
import { Review } from "../review/Review.tsx";
import { toReviewFile } from "../review-file/review-file.ts";
import type { LoadRuntime } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { promptEngine } from "../testing/engine.ts";
import { messages, reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { loadTray } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";
import type { LoadShelf } from "./shelf.ts";
import { useDialogs } from "../../testing/dialogs.ts";

for (const [name, value] of Object.entries(database)) vi.stubGlobal(name === "default" ? "indexedDB" : name, value);

// What is waited for comes through the database and several imports, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

const load: LoadRuntime = async () => ({ engine: promptEngine(), detect, Review: (props) => <Review {...props} messages={reviewMessages} /> });

const visit = (shelf: LoadShelf = loadShelf) => {
  const { unmount } = render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={10_000} load={load} loadShelf={shelf} loadTray={loadTray} />);
  const user = userEvent.setup({ applyAccept: false });
  return { user, leave: unmount };
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const result = () => within(screen.getByRole("region", { name: "Result" }));
const history = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button("History"));
  return within(await screen.findByRole("dialog", { name: "History" }));
};
const humanize = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(input());
  await user.type(input(), `${text}{Control>}{Enter}{/Control}`);
  await result().findByRole("complementary");
  await waitFor(() => expect(screen.queryByText("This belongs to an earlier text.")).toBeNull());
};

useDialogs();
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  turnHistory(true);
  await removeAll();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a sample takes the place of what was typed, and gives it back", async () => {
  const { user } = visit();
  await user.type(input(), "My own words.");
  await user.click(button("Try a sample"));
  await user.click(await screen.findByRole("button", { name: /From a bakery/u }));
  expect(input().value).toContain("14 ovens");
  expect(screen.getByText("A sample: Letter.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(button("Bring it back"));
  expect(input().value).toBe("My own words.");
});

test("after a reload the review stands beside its text, with what was decided", async () => {
  const first = visit();
  await humanize(first.user, "We utilize it.");
  await first.user.click(result().getAllByRole("link", { name: /utilize/u })[0] ?? document.body);
  await first.user.keyboard("u");
  expect(result().getAllByText("undone").length).toBeGreaterThan(0);
  const found = await history(first.user);
  await found.findByRole("button", { name: "We utilize it." });
  first.leave();

  visit();
  expect((await result().findAllByText("undone")).length).toBeGreaterThan(0);
  expect(input().value).toBe("We utilize it.");
  expect(screen.queryByText("This belongs to an earlier text.")).toBeNull();
});

test("a cleared text does not bring its review back", async () => {
  const first = visit();
  await humanize(first.user, "We utilize it.");
  await first.user.click(button("Clear"));
  await first.user.type(input(), "Another text.");
  first.leave();
  const { user } = visit();
  const found = await history(user);
  await found.findByText("1 runs");
  expect(input().value).toBe("Another text.");
  expect(result().queryByRole("complementary")).toBeNull();
});

test("runs are found by their words, opened in the place of the text, and the text can be brought back", async () => {
  const { user } = visit();
  await humanize(user, "We utilize 14 ovens.");
  await humanize(user, "They utilize none.");
  const found = await history(user);
  expect(await found.findByText("2 runs")).toBeTruthy();
  await user.type(found.getByRole("searchbox"), "ovens");
  expect(await found.findByText("1 found")).toBeTruthy();
  await user.click(found.getByRole("button", { name: "We utilize 14 ovens." }));
  await waitFor(() => expect(input().value).toBe("We utilize 14 ovens."));
  expect(screen.getByText("The review is back.")).toBeTruthy();
  await user.click(button("Bring it back"));
  expect(input().value).toBe("They utilize none.");
});

test("a run is deleted, and brought back; the focus stays in the list", async () => {
  const { user } = visit();
  await humanize(user, "We utilize it.");
  await humanize(user, "They utilize it.");
  const found = await history(user);
  await user.click(await found.findByRole("button", { name: "Delete “They utilize it.”" }));
  expect(await found.findByText("1 runs")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Delete “We utilize it.”");
  await user.click(found.getByRole("button", { name: "Bring the run back" }));
  expect(await found.findByText("2 runs")).toBeTruthy();
});

test("switched off, nothing new is kept, also after a reload", async () => {
  const first = visit();
  const found = await history(first.user);
  await first.user.click(found.getByRole("switch"));
  await first.user.click(found.getByRole("button", { name: "Close the history" }));
  await humanize(first.user, "We utilize it.");
  expect(await (await history(first.user)).findByText("No runs yet")).toBeTruthy();
  first.leave();
  const { user } = visit();
  expect((await history(user)).getByRole<HTMLInputElement>("switch").checked).toBe(false);
});

test("where the browser keeps nothing, that is told once, and the text and the result are there", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Not in this window.", "SecurityError");
  });
  const { user } = visit();
  await humanize(user, "We utilize it.");
  expect(await screen.findByText("This browser keeps no history.")).toBeTruthy();
  await humanize(user, "They utilize it.");
  expect(screen.queryByText("This browser keeps no history.")).toBeNull();
  expect(await (await history(user)).findByText("This browser keeps nothing.")).toBeTruthy();
});

test("what cannot be loaded is said, and works on the next try", async () => {
  const shelf = vi.fn<LoadShelf>(loadShelf).mockRejectedValueOnce(new Error("Offline."));
  const { user } = visit(shelf);
  await user.click(button("History"));
  expect(await screen.findByText("That could not be loaded.")).toBeTruthy();
  expect(await history(user)).toBeTruthy();
});

test("everything is forgotten after a second answer, the first of which is to keep it", async () => {
  const { user, leave } = visit();
  localStorage.setItem("theme", "dark");
  await humanize(user, "We utilize it.");
  const found = await history(user);
  await user.click(found.getByRole("button", { name: "Forget everything" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep it", description: "" }));
  await user.keyboard("{Enter}");
  expect(input().value).toBe("We utilize it.");

  await user.click(found.getByRole("button", { name: "Forget everything" }));
  await user.click(button("Forget it all"));
  expect(await screen.findByText("Everything is forgotten.")).toBeTruthy();
  expect(input().value).toBe("");
  expect(result().queryByRole("complementary")).toBeNull();
  await waitFor(async () => expect((await indexedDB.databases()).length).toBe(0));
  leave();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test("what another tab forgets is forgotten here too", async () => {
  const { user, leave } = visit();
  await humanize(user, "We utilize it.");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(input().value).toBe("");
  expect(screen.getByText("Everything is forgotten.")).toBeTruthy();
  leave();
  expect(sessionStorage.getItem("workspace_draft")).toBeNull();
});

test("a saved review is opened with its settings and decisions, and one that is damaged is refused in a sentence", async () => {
  const { user } = visit();
  await user.type(input(), "Mine.");
  const outcome = outcomeOf({ text: "They leverage 14 ovens.", edits: [["leverage", "use"]] });
  const contents = toReviewFile({ outcome: { ...outcome, draft: { ...outcome.draft, tone: "formal" } }, decisions: new Map([["edit-0", "leverage"]]) });
  const choose = (name: string, text: string) => user.upload(document.querySelector<HTMLInputElement>("input[type=file]") ?? document.createElement("input"), new File([text], name));
  await choose("cut.review.json", contents.slice(0, -40));
  expect(await screen.findByText("cut.review.json: reviewUnknown, at most 9.8 kB.")).toBeTruthy();
  expect(input().value).toBe("Mine.");

  await choose("mine.review.json", contents);
  expect((await result().findAllByText("undone")).length).toBeGreaterThan(0);
  expect(input().value).toBe("They leverage 14 ovens.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Formal" }).checked).toBe(true);
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Activity, OnActivity } from "./activity.ts";
import { Review } from "./review/Review.tsx";
import type { LoadRuntime, WordedReview } from "./runtime.ts";
import { detect } from "./testing/detector.ts";
import { heldEngine, promptEngine } from "./testing/engine.ts";
import { messages, reviewMessages } from "./testing/messages.ts";
import { loadShelf } from "./testing/shelf.tsx";
import { loadTray } from "./testing/tray.tsx";
import { Workspace } from "./Workspace.tsx";

const WithWords: WordedReview = (props) => <Review {...props} messages={reviewMessages} />;
const secret = "We utilize Zanzibar.";

function open(load: LoadRuntime = async () => ({ engine: promptEngine(), detect, Review: WithWords })) {
  const onActivity = vi.fn<OnActivity>();
  render(<Workspace messages={messages} placeholder="Paste here" wordsPerRun={2} perDay="2,000 words a day" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} onActivity={onActivity} />);
  const told = () => onActivity.mock.calls.map(([activity]) => activity);
  return {
    user: userEvent.setup(),
    told,
    heard: (name: Activity["name"]) => waitFor(() => expect(told().find((activity) => activity.name === name)).toBeTruthy()),
  };
}

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("a paste, a run and a copy are told in counts, durations and settings, and the limit when it is met", async () => {
  const { user, told, heard } = open();
  await user.click(input());
  await user.paste(secret);
  await heard("text_pasted");
  await user.click(screen.getByRole("button", { name: /Humanize/u }));
  await heard("humanize_finished");
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  await heard("result_copied");

  expect(told()).toEqual([
    { name: "text_pasted", words: 3 },
    { name: "humanize_started", words: 3, tone: "standard", strength: "standard" },
    { name: "limit_reached", words: 3, limit: 2 },
    { name: "humanize_finished", words: 2, changed: 1, edits: 1, language: "en", milliseconds: expect.any(Number), tone: "standard", strength: "standard" },
    { name: "result_copied", words: 3 },
  ]);
  expect(JSON.stringify(told())).not.toMatch(/utilize|Zanzibar/u);
});

test("an undone edit is told by its rule alone", async () => {
  const { user, told, heard } = open();
  await user.click(input());
  await user.paste(secret);
  await user.click(screen.getByRole("button", { name: /Humanize/u }));
  await user.click(await screen.findByRole("link", { name: /utilize/u, description: /plainer/u }));
  await user.click(screen.getAllByRole("button", { name: "Undo", description: "" }).at(-1) ?? expect.fail("There is no way to undo."));
  await heard("edit_undone");
  expect(told().at(-1)).toEqual({ name: "edit_undone", rule: "plain-words", edits: 1 });
});

test("a file is told by its length and the end of its name alone", async () => {
  const { told, heard } = open();
  const file = new File([secret], "Zanzibar.MD");
  fireEvent.drop(input(), { dataTransfer: { types: ["Files"], files: Object.assign([file], { item: () => file }) } });
  await heard("file_opened");
  expect(told()).toEqual([{ name: "file_opened", words: 3, type: "md" }]);
});

test("an engine that does not arrive is told as a failure of the load", async () => {
  const { user, told, heard } = open(() => Promise.reject(new Error("gone")));
  await user.type(input(), "A text.");
  await user.click(screen.getByRole("button", { name: "Humanize" }));
  await heard("humanize_failed");
  expect(told()).toContainEqual({ name: "humanize_failed", stage: "load", words: 2, milliseconds: expect.any(Number) });
});

test("a stopped run is told as stopped, and not as failed", async () => {
  const { user, told, heard } = open(async () => ({ engine: heldEngine(), detect, Review: WithWords }));
  await user.type(input(), "A text.");
  await user.click(screen.getByRole("button", { name: "Humanize" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await heard("humanize_cancelled");
  expect(told().map(({ name }) => name)).not.toContain("humanize_failed");
});

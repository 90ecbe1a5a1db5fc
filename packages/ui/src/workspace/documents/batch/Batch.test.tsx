import { openDocument } from "@prosewell/documents";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Review } from "../../review/Review.tsx";
import type { LoadRuntime } from "../../runtime.ts";
import { dayWith } from "../../testing/daily-words.ts";
import { detect } from "../../testing/detector.ts";
import { heldEngine, promptEngine } from "../../testing/engine.ts";
import { elsewhere, messages, reviewMessages } from "../../testing/messages.ts";
import { loadShelf } from "../../testing/shelf.tsx";
import { loadTray } from "../../testing/tray.tsx";
import { Workspace } from "../../Workspace.tsx";
import { useDialogs } from "../../../testing/dialogs.ts";
import { useSavedFiles } from "../../../testing/saved-files.ts";

// What is waited for comes through several imports, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

const saved = useSavedFiles();

useDialogs();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async (files: readonly File[], runtime: Partial<Awaited<ReturnType<LoadRuntime>>> = {}) => {
  const load: LoadRuntime = async () => ({ engine: promptEngine(), detect, Review: (props) => <Review {...props} messages={reviewMessages} />, ...runtime });
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} />);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file][multiple]") ?? expect.fail("No file input takes several."), [...files]);
  await screen.findByRole("dialog", { name: "Several files" });
  return user;
};

const button = (name: string) => screen.getByRole("button", { name });
const row = (name: string) => within(screen.getByRole("listitem", { name }));
const letter = (name = "letter.rtf") => new File(["{\\rtf1\\ansi We {\\b utilize} 14 ovens.\\par}"], name);
const note = () => new File(["They utilize it too."], "note.txt");

test("files are rewritten one after another, each comes out as itself, and all of them in one package", async () => {
  const { daily, settled } = dayWith(100);
  const user = await open([letter(), new File([""], "void.docx"), letter("LETTER.rtf"), note(), new File(["{}"], "essay.review.json")], { daily });
  expect(await row("void.docx").findByText("It is empty")).toBeTruthy();
  expect(await row("essay.review.json").findByText("It is reviewInList")).toBeTruthy();
  await screen.findByText("5 files, 12 words");
  await user.click(button("Rewrite 3 files"));
  await screen.findByText("3 files, 3 edits.");
  expect(settled).toEqual([4, 4, 4]);

  await user.click(row("note.txt").getByRole("button", { name: "Download note-edited.txt" }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.blob.text()).toBe("They use it too.");
  await user.click(button("Download all 3"));
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toMatch(/^rewritten-\d{4}-\d\d-\d\d\.zip$/u);
  const packed = unzipSync(new Uint8Array((await saved[1]?.blob.arrayBuffer()) ?? []));
  expect(Object.keys(packed)).toEqual(["letter-edited.rtf", "LETTER-edited (2).rtf", "note-edited.txt"]);
  expect((await openDocument(packed["letter-edited.rtf"] ?? new Uint8Array(), "letter.rtf")).text).toBe("We **use** 14 ovens.");
});

test("a file for which today's words are not enough is named and waits, and the next one is taken", async () => {
  const { daily, reserved } = dayWith(5);
  const long = new File(["We utilize it. ".repeat(3)], "long.txt");
  const user = await open([long, note()], { daily });
  await user.click(await screen.findByRole("button", { name: "Rewrite 2 files" }));
  await screen.findByText("They wait: long.txt");
  expect(row("long.txt").getByText("Too few words left for 9")).toBeTruthy();
  expect(screen.getByText("1 files, 1 edits.")).toBeTruthy();
  expect(reserved).toEqual([9, 4]);
});

test("a run that is stopped costs nothing, leaves the file as it was, and can be begun again", async () => {
  const { daily, settled } = dayWith(100);
  const engine = heldEngine();
  const user = await open([note(), letter()], { daily, engine });
  await user.click(await screen.findByRole("button", { name: "Rewrite 2 files" }));
  await row("note.txt").findByText("Working");
  await vi.waitFor(() => expect(engine.requests).toHaveLength(1));
  await user.click(button("Stop"));
  await row("note.txt").findByText("4 words");
  await vi.waitFor(() => expect(settled).toEqual([0]));
  expect(button("Rewrite 2 files")).toBeTruthy();
});

test("a file that is taken off the list while another is rewritten is left alone, and costs nothing", async () => {
  const { daily, settled } = dayWith(100);
  const engine = heldEngine();
  const user = await open([note(), letter(), letter("last.rtf")], { daily, engine });
  await user.click(await screen.findByRole("button", { name: "Rewrite 3 files" }));
  await vi.waitFor(() => expect(engine.requests).toHaveLength(1));
  await user.click(button("Remove letter.rtf"));
  engine.release();
  await row("last.rtf").findByText("Working");
  await vi.waitFor(() => expect(engine.requests).toHaveLength(2));
  engine.release();
  await screen.findByText("2 files, 2 edits.");
  expect([settled, engine.requests.length]).toEqual([[4, 4], 2]);
});

test("a file of the list is opened in the workspace with its review, and the list is a press away", async () => {
  const user = await open([letter(), note()]);
  await user.click(await screen.findByRole("button", { name: "Rewrite 2 files" }));
  await screen.findByText("2 files, 2 edits.");
  await user.click(button("Open letter.rtf"));
  await screen.findByText("3 facts checked, all kept");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("We **utilize** 14 ovens.");
  expect(screen.getByText("It comes back as .rtf.")).toBeTruthy();
  await user.click(button("Show them"));
  await user.click(button("Remove note.txt"));
  expect(screen.queryByRole("listitem", { name: "note.txt" })).toBeNull();
  expect(document.activeElement).toBe(button("Add files"));
});

test("no file goes to a server before that was agreed to", async () => {
  const engine = promptEngine();
  const user = await open([letter(), note()], { engine, elsewhere });
  await user.click(await screen.findByRole("button", { name: "Rewrite 2 files" }));
  const agree = await screen.findByRole("button", { name: elsewhere.agree });
  expect(engine.requests).toEqual([]);
  await user.click(agree);
  await screen.findByText("2 files, 2 edits.");
  expect(engine.requests).toHaveLength(2);
});

import { openDocument } from "@prosewell/documents";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Outcome } from "../runtime.ts";
import { reviewMessages } from "../testing/messages.ts";
import { outcomeOf } from "../testing/outcome.ts";
import { documents } from "../testing/tray.tsx";
import { Download } from "./Download.tsx";
import { openSource } from "./open-source.ts";
import { useDialogs } from "../../testing/dialogs.ts";
import { useSavedFiles } from "../../testing/saved-files.ts";

// What is waited for comes through several imports, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

const rtf = "{\\rtf1\\ansi We {\\b utilize} 14 ovens.\\par In order to win.\\par}";
const edits = [["utilize", "use"], ["In order to", "To"]] as const;

const saved = useSavedFiles();

useDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sourceOf = async (name: string, contents: string) => {
  const source = await openSource(documents, new File([contents], name), 10_000, new AbortController().signal);
  return "problem" in source ? expect.fail(source.problem) : source;
};

const open = async (outcome: Outcome, decisions: ReadonlyMap<string, string> = new Map()) => {
  render(<Download messages={reviewMessages.download} documents={documents} outcome={outcome} decisions={decisions} text={outcome.result.text + outcome.rest} isStale={false} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Download" }));
  return user;
};

const contents = async () => new Uint8Array(await (saved.at(-1)?.blob ?? expect.fail("Nothing was saved.")).arrayBuffer());

test("the file that came in goes out with only the words that were decided on changed", async () => {
  const source = await sourceOf("letter.rtf", rtf);
  const user = await open({ ...outcomeOf({ text: source.text, edits }), source }, new Map([["edit-1", "In order to"]]));
  await user.click(screen.getByRole("button", { name: "Download the file" }));
  await screen.findByText("letter-edited.rtf was saved.");
  expect(new TextDecoder().decode(await contents())).toBe(rtf.replace("utilize", "use"));
  expect([saved[0]?.name, screen.queryByText("Tracked changes")]).toEqual(["letter-edited.rtf", null]);
});

test("what a hand had changed goes in where it has a place, and the rest is named", async () => {
  const source = await sourceOf("letter.rtf", rtf);
  const text = `${source.text.replace("14", "15")}\n\nAn end of my own.`;
  const user = await open({ ...outcomeOf({ text, edits }), source });
  expect(screen.getByText("You changed its text by hand.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Download the file" }));
  await screen.findByText("No place for An end of my own..");
  const { text: written } = await openDocument(await contents(), "letter.rtf");
  expect(written).toBe("We **use** 15 ovens.\n\nTo win.");
});

test("any output goes out as a new file", async () => {
  const user = await open(outcomeOf({ text: "# Ovens\n\nWe utilize **14**.", edits: [["utilize", "use"]], rest: "\n\nThe end." }));
  expect(screen.queryByRole("button", { name: "Download the file" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Word" }));
  await screen.findByText(/^text-\d{4}-\d\d-\d\d\.docx was saved\.$/u);
  expect((await openDocument(await contents(), "a.docx")).text).toBe("# Ovens\n\nWe use **14**.\n\nThe end.");
  await user.click(screen.getByRole("button", { name: "Plain text" }));
  await screen.findByText(/\.txt was saved\.$/u);
  expect(new TextDecoder().decode(await contents())).toBe("Ovens\n\nWe use 14.\n\nThe end.\n");
});

test("that nothing could be made is said, and can be tried again", async () => {
  const source = await sourceOf("letter.rtf", rtf);
  const opening = vi.spyOn(documents, "open").mockRejectedValueOnce(new Error("It died."));
  const user = await open({ ...outcomeOf({ text: source.text, edits }), source });
  await user.click(screen.getByRole("button", { name: "Download the file" }));
  await screen.findByText("It could not be made.");
  await user.click(screen.getByRole("button", { name: "Download the file" }));
  expect(await screen.findByText("letter-edited.rtf was saved.")).toBeTruthy();
  expect(opening).toHaveBeenCalledTimes(2);
});

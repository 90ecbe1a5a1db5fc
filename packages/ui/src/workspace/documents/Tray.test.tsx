import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Review } from "../review/Review.tsx";
import type { LoadRuntime } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { promptEngine } from "../testing/engine.ts";
import { messages, reviewMessages } from "../testing/messages.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { documents, trayMessages } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";
import type { Documents } from "./documents.ts";
import { Tray } from "./Tray.tsx";

// What is waited for comes through several imports, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

const fileBytes = 100_000;

const open = (own: Partial<Documents> = {}) => {
  const engine = promptEngine();
  const load: LoadRuntime = async () => ({ engine, detect, Review: (props) => <Review {...props} messages={reviewMessages} /> });
  const all = { ...documents, ...own };
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={fileBytes} load={load} loadShelf={loadShelf} loadTray={async () => (props) => <Tray {...props} messages={trayMessages} documents={all} />} />);
  return { user: userEvent.setup({ applyAccept: false }), engine };
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const button = (name: string) => screen.getByRole("button", { name });
const picker = () => document.querySelector<HTMLInputElement>("input[type=file]") ?? expect.fail("There is no file input.");
const letter = "{\\rtf1\\ansi We {\\b utilize} 14 ovens.\\par}";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test("a document stands in the box as its text, with its name over it until it is let go of", async () => {
  const { user } = open();
  await user.upload(picker(), new File([letter], "letter.rtf"));
  await screen.findByText("Opened letter.rtf.");
  expect(input().value).toBe("We **utilize** 14 ovens.");
  expect(screen.getByText("It comes back as .rtf.")).toBeTruthy();
  await user.type(input(), " Mine.");
  expect(screen.getByText("It comes back as .rtf, with what you changed.")).toBeTruthy();

  await user.click(button("Let go of letter.rtf"));
  expect(screen.queryByText("letter.rtf")).toBeNull();
  expect(input().value).toBe("We **utilize** 14 ovens. Mine.");
  expect(document.activeElement).toBe(input());
});

test("a file goes with its text, comes back with it, and another text comes without it", async () => {
  const { user } = open();
  await user.upload(picker(), new File([letter], "letter.rtf"));
  await screen.findByText("letter.rtf");
  await user.click(button("Clear"));
  expect(screen.queryByText("letter.rtf")).toBeNull();
  await user.click(button("Bring it back"));
  expect(screen.getByText("letter.rtf")).toBeTruthy();
  await user.clear(input());
  expect(screen.queryByText("letter.rtf")).toBeNull();
  await user.paste("We **utilize** 14 ovens.");
  expect(screen.getByText("letter.rtf")).toBeTruthy();
  await user.clear(input());
  await user.paste("We utilize another text.");
  expect(screen.queryByText("letter.rtf")).toBeNull();
});

test("what the file cannot have otherwise is locked in the run", async () => {
  const { user, engine } = open({
    open: async (...file) => ({ ...(await documents.open(...file)), locked: [[15, 17]] }),
  });
  await user.upload(picker(), new File(["We utilize now 14 ovens.\r\n"], "letter.txt"));
  await screen.findByText("letter.txt");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  expect(engine.requests).toEqual([{ text: "We utilize now 14 ovens.\n", tone: "standard", strength: "standard", locked: [[15, 17]] }]);
});

test("reading can be stopped, and takes nothing away", async () => {
  const { user } = open({ open: (_, __, { signal } = {}) => new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    }) });
  await user.type(input(), "Mine.");
  await user.upload(picker(), new File([letter], "letter.rtf"));
  await screen.findByText("Reading letter.rtf");
  await user.click(button("Stop reading"));
  expect(screen.queryByText("Reading letter.rtf")).toBeNull();
  expect([input().value, document.activeElement]).toEqual(["Mine.", input()]);
});

test("a long PDF says how much of it is read", async () => {
  const { user } = open({ open: (_, __, { onShare } = {}) => (onShare?.(0.256), new Promise(() => {})) });
  await user.upload(picker(), new File(["%PDF-"], "book.pdf"));
  const bar = await screen.findByRole("progressbar", { name: "Reading book.pdf" });
  expect(bar.getAttribute("value")).toBe("0.25");
});

const bad: readonly (readonly [string, BlobPart, string])[] = [
  ["void.txt", "", "empty"],
  ["blank.txt", " \n", "noText"],
  ["photo.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "unknownKind"],
  ["book.txt", "x".repeat(fileBytes + 1), "tooLarge"],
  ["page.docx", "<!doctype html><p>One.</p>", "otherKind html"],
  ["odd.json", "{}", "reviewUnknown"],
];

test.each(bad)("%s is refused with a reason of its own, and the text that was there stays", async (name, contents, reason) => {
  const { user } = open();
  await user.type(input(), "Mine.");
  await user.upload(picker(), new File([contents], name));
  await screen.findByText(`${name}: ${reason}, at most 97.7 kB.`);
  expect(input().value).toBe("Mine.");
});

test("a file that has gone away, and a worker that dies, are told apart", async () => {
  const { user } = open({ open: () => Promise.reject(new Error("It died.")) });
  const gone = new File(["x"], "gone.txt");
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
  await user.upload(picker(), gone);
  expect(await screen.findByText(/^gone\.txt: unreadable/u)).toBeTruthy();
  await user.upload(picker(), new File(["x"], "here.txt"));
  expect(await screen.findByText(/^here\.txt: failed/u)).toBeTruthy();
});

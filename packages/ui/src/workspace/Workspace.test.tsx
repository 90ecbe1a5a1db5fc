import type { Engine } from "@prosewell/humanizer";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Review } from "./review/Review.tsx";
import type { LoadRuntime, WordedReview } from "./runtime.ts";
import { heldEngine, promptEngine } from "./testing/engine.ts";
import { detect } from "./testing/detector.ts";
import { messages, reviewMessages } from "./testing/messages.ts";
import { loadShelf } from "./testing/shelf.tsx";
import { loadTray } from "./testing/tray.tsx";
import { resultOf } from "./testing/outcome.ts";
import { Workspace } from "./Workspace.tsx";

const WithWords: WordedReview = (props) => <Review {...props} messages={reviewMessages} />;

const loading =
  (engine: Engine): LoadRuntime =>
  async () => ({ engine, detect, Review: WithWords });

const fileBytes = 2 * 1024 * 1024;
const page = (load: LoadRuntime, wordsPerRun = 2000) => (
  <Workspace messages={messages} placeholder="Paste here" wordsPerRun={wordsPerRun} perDay="2,000 words a day" fileBytes={fileBytes} load={load} loadShelf={loadShelf} loadTray={loadTray} />
);

const open = (load: LoadRuntime = loading(promptEngine()), wordsPerRun?: number) => {
  const user = userEvent.setup({ applyAccept: false });
  render(page(load, wordsPerRun));
  return user;
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });
const button = (name: string) => screen.getByRole("button", { name });
const result = () => screen.getByRole("region", { name: "Result" });
const drop = (file: File) => fireEvent.drop(input(), { dataTransfer: { types: ["Files"], files: Object.assign([file], { item: () => file }) } });
const stored = () => localStorage.getItem("workspace_draft");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a pressed button brings the text back edited, marked and proved, and leaves the focus where it was", async () => {
  const user = open();
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  expect(await within(result()).findByText("3 facts checked, all kept")).toBeTruthy();
  expect(within(result()).getAllByRole("link", { name: /^Before\s*utilize\s*After\s*use$/u })).toHaveLength(2);
  expect(screen.getByText("Done")).toBeTruthy();
  expect(document.activeElement).toBe(button("Humanize"));
});

test("an empty box needs no formatter of numbers, whose making would hold the page as it starts", async () => {
  const format = vi.spyOn(Number.prototype, "toLocaleString");
  const user = open();
  expect(screen.getByText("0 words")).toBeTruthy();
  expect(format).not.toHaveBeenCalled();
  await user.type(input(), "Two words.");
  expect(await screen.findByText("2 words")).toBeTruthy();
  expect(format).toHaveBeenCalled();
});

test.each(["Control", "Meta"])("%s+Enter starts a run from the text", async (key) => {
  const user = open();
  await user.type(input(), `We utilize it.{${key}>}{Enter}{/${key}}`);
  expect(await screen.findByText("Done")).toBeTruthy();
  expect(input().value).toBe("We utilize it.");
});

test("the chosen tone and strength are what the engine is asked for", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await user.click(screen.getByRole("radio", { name: "Strong" }));
  await user.type(input(), "Words.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  expect(engine.requests).toEqual([{ text: "Words.", tone: "formal", strength: "strong" }]);
});

test("a chosen option says what it brings", async () => {
  const user = open();
  const formal = screen.getByRole("radio", { name: "Formal" });
  await user.click(formal);
  expect(document.getElementById(formal.getAttribute("aria-describedby") ?? "")?.textContent).toBe("reserved");
  expect(screen.queryByText("even")).toBeNull();
});

test("words are counted as the text is typed", async () => {
  const user = open();
  expect(screen.getByText("0 words")).toBeTruthy();
  await user.type(input(), "one");
  // Until they are counted, no number of them stands beside a text.
  expect(screen.queryByText("0 words")).toBeNull();
  expect(await screen.findByText("1 word")).toBeTruthy();
});

test("nothing but white space is not sent off, and a sentence says so", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.type(input(), "  {Enter} ");
  await user.click(button("Humanize"));
  expect(screen.getByText("There is no text yet.")).toBeTruthy();
  expect(engine.requests).toEqual([]);
});

test("the engine loads once, at the first intent", async () => {
  const load = vi.fn<LoadRuntime>(loading(promptEngine()));
  const user = open(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(input());
  await user.type(input(), "a");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a run shows how far it is", async () => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "12345678\n\n1234567890");
  await user.click(button("Humanize"));
  const bar = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Working" });
  await waitFor(() => expect(bar.value).toBe(0));
  engine.release();
  await waitFor(() => expect(bar.value).toBe(0.5));
});

test("a cancelled run stops the engine, keeps the text and changes nothing when something still arrives", async () => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await waitFor(() => expect(engine.requests).toHaveLength(1));
  await user.click(button("Cancel"));
  engine.release();
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  expect(input().value).toBe("We utilize it.");
  expect(screen.getByText("Nothing here yet")).toBeTruthy();
});

const leftover = "Certainly! Here is a polished version of your text:\n\nWe utilize it.";
/** A runtime that is held back until it is let in, or fails. */
const heldRuntime = () => {
  const gate = Promise.withResolvers<void>();
  const load: LoadRuntime = () => gate.promise.then(loading(promptEngine()));
  return { load, letIn: () => gate.resolve(), fail: () => gate.reject(new Error("offline")) };
};

test("a first pass is shown while the engine loads, as under way, and the result takes its place", async () => {
  const { load, letIn } = heldRuntime();
  const user = open(load);
  await user.click(input());
  await user.paste(leftover);
  await user.click(button("Humanize"));
  expect(await screen.findByText("First pass")).toBeTruthy();
  expect(result().textContent).toBe("We utilize it.");
  expect(screen.getByRole("progressbar", { name: "Working" })).toBeTruthy();
  letIn();
  expect(await within(result()).findByText("3 facts checked, all kept")).toBeTruthy();
  expect(screen.queryByText("First pass")).toBeNull();
});

test.each(["cancelled", "failed"])("of a run that is %s while a first pass is shown, nothing stays but the text", async (how) => {
  const { load, fail } = heldRuntime();
  const user = open(load);
  await user.click(input());
  await user.paste(leftover);
  await user.click(button("Humanize"));
  await screen.findByText("First pass");
  if (how === "cancelled") await user.click(button("Cancel"));
  else fail();
  expect(await screen.findByText("Nothing here yet")).toBeTruthy();
  expect(screen.queryByText("First pass")).toBeNull();
  expect(input().value).toBe(leftover);
});

test("a double click starts one run and does not cancel it", async () => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  await user.dblClick(button("Humanize"));
  await waitFor(() => expect(engine.requests).toHaveLength(1));
  expect(button("Humanize").getAttribute("aria-disabled")).toBe("true");
  engine.release();
  expect(await screen.findByText("Done")).toBeTruthy();
  expect(engine.requests).toHaveLength(1);
  expect(document.activeElement).toBe(button("Humanize"));
});

test.each(["pressed", "overtaken by the end of the run"])("the focus goes back to Humanize when Cancel is %s", async (how) => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await waitFor(() => expect(engine.requests).toHaveLength(1));
  button("Cancel").focus();
  if (how === "pressed") await user.keyboard("{Enter}");
  else engine.release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
  expect(document.activeElement).toBe(button("Humanize"));
});

test("what a cancelled run still brings does not end the run that follows it", async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const deaf: Engine = {
    id: "deaf",
    // oxlint-disable-next-line require-yield
    async *rewrite({ text }) {
      const run = runs;
      runs += 1;
      await gates[run]?.promise;
      return resultOf({ text, edits: run === 0 ? [["it", "this"]] : [["utilize", "use"]] });
    },
  };
  const user = open(loading(deaf));
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await waitFor(() => expect(runs).toBe(1));
  await user.click(button("Cancel"));
  await user.click(button("Humanize"));
  await waitFor(() => expect(runs).toBe(2));
  await act(async () => gates[0]?.resolve());
  expect(screen.queryByText("Done")).toBeNull();
  gates[1]?.resolve();
  await screen.findByText("Done");
  expect(within(result()).getAllByRole("link", { name: /^Before\s*utilize\s*After\s*use$/u })).toHaveLength(2);
});

test("an engine that cannot be loaded is said so, and a retry loads it anew", async () => {
  let online = false;
  const load: LoadRuntime = async () => {
    if (!online) throw new TypeError("Failed to fetch");
    return { engine: promptEngine(), detect, Review: WithWords };
  };
  const report = vi.fn<(error: unknown) => void>();
  const user = userEvent.setup();
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={fileBytes} load={load} loadShelf={loadShelf} loadTray={loadTray} report={report} />);
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  expect(await screen.findByText("The engine did not load; your text is kept.")).toBeTruthy();
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError("Failed to fetch"));
  expect(input().value).toBe("We utilize it.");
  online = true;
  await user.click(button("Try again"));
  expect(await screen.findByText("Done")).toBeTruthy();
});

test("a run that fails keeps the text and the earlier output", async () => {
  const good = promptEngine();
  let broken = false;
  const engine: Engine = {
    id: "fragile",
    async *rewrite(request, signal) {
      if (broken) throw new Error("worker gone");
      return yield* good.rewrite(request, signal);
    },
  };
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  broken = true;
  await user.click(button("Humanize"));
  expect(await screen.findByText("The run stopped; your text is kept.")).toBeTruthy();
  expect(input().value).toBe("We utilize it.");
  expect(within(result()).getByText("3 facts checked, all kept")).toBeTruthy();
});

test("an output stays while the text is edited, and says that it belongs to the earlier one", async () => {
  const user = open();
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  expect(screen.queryByText("This belongs to an earlier text.")).toBeNull();
  await user.type(input(), " More.");
  expect(screen.getByText("This belongs to an earlier text.")).toBeTruthy();
  expect(within(result()).getByText("3 facts checked, all kept")).toBeTruthy();
});

test("with a result in view, another tone or strength is used at once", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.click(screen.getByRole("radio", { name: "Casual" }));
  expect(engine.requests).toEqual([]);
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  await user.click(screen.getByRole("radio", { name: "Strong" }));
  await waitFor(() => expect(engine.requests).toHaveLength(2));
  expect(engine.requests.at(-1)).toEqual({ text: "We utilize it.", tone: "casual", strength: "strong" });
  await waitFor(() => expect(screen.queryByText("This belongs to an earlier text.")).toBeNull());
});

test("a run that is under way follows another tone too", async () => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await waitFor(() => expect(engine.requests).toHaveLength(1));
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await waitFor(() => expect(engine.requests.at(-1)).toEqual({ text: "We utilize it.", tone: "formal", strength: "standard" }));
  engine.release();
  await screen.findByText("Done");
  expect(screen.queryByText("This belongs to an earlier text.")).toBeNull();
});

test("selected words can be locked, which the engine is told, and unlocked again", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.");
  expect(screen.queryByRole("button", { name: /Lock/u })).toBeNull();
  input().setSelectionRange(2, 10);
  fireEvent.select(input());
  await user.click(screen.getByRole("button", { name: "Lock “utilize”" }));
  expect(document.activeElement).toBe(input());
  expect(within(screen.getByRole("list", { name: "Locked words" })).getByText("utilize")).toBeTruthy();
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  expect(engine.requests).toEqual([{ text: "We utilize it.", tone: "standard", strength: "standard", locked: ["utilize"] }]);

  await user.click(screen.getByRole("button", { name: "Unlock “utilize”" }));
  await waitFor(() => expect(engine.requests.at(-1)).toEqual({ text: "We utilize it.", tone: "standard", strength: "standard" }));
  expect(screen.queryByRole("list", { name: "Locked words" })).toBeNull();
});

test.each([[0, 0], [0, 200], [2, 9]])("a selection from %i to %i is nothing to lock", async (start, end) => {
  open();
  fireEvent.change(input(), { target: { value: `We go\nutilize\n${"it ".repeat(80)}` } });
  input().setSelectionRange(start, end);
  fireEvent.select(input());
  expect(screen.queryByRole("button", { name: /Lock/u })).toBeNull();
});

test("an output of an earlier text is brought up to date where that is said", async () => {
  const user = open();
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  await user.type(input(), " More.");
  await user.click(within(result()).getByRole("button", { name: "Humanize" }));
  await waitFor(() => expect(screen.queryByText("This belongs to an earlier text.")).toBeNull());
  expect(result().textContent).toContain("More.");
  expect(document.activeElement).toBe(result());
});

test("of a text over the limit the first whole sentences are rewritten and the rest is carried over, clearly said", async () => {
  const engine = promptEngine();
  const user = open(loading(engine), 6);
  await user.type(input(), "We utilize it. Three words more. Here it ends.");
  await user.click(await screen.findByRole("button", { name: "Humanize the first 6 words" }));
  expect(await screen.findByText("6 rewritten, 3 carried over")).toBeTruthy();
  expect(engine.requests.map(({ text }) => text)).toEqual(["We utilize it. Three words more."]);
  await user.click(button("Copy"));
  expect(await navigator.clipboard.readText()).toBe("We use it. Three words more. Here it ends.");
});

test("a text that came back as it was can be sent again at the next strength", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.type(input(), "Fine as it is.");
  await user.click(button("Humanize"));
  await user.click(await screen.findByRole("button", { name: "Try strong" }));
  await waitFor(() => expect(engine.requests.map(({ strength }) => strength)).toEqual(["standard", "strong"]));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Strong" }).checked).toBe(true);
  expect(document.activeElement).toBe(result());
});

test("a cleared text can be brought back", async () => {
  const user = open();
  await user.type(input(), "Hours of work.");
  await user.click(button("Clear"));
  expect(input().value).toBe("");
  await user.click(button("Bring it back"));
  expect(input().value).toBe("Hours of work.");
});

test("a cleared text takes its output along, and brings it back", async () => {
  const user = open();
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  await screen.findByText("Done");
  await user.click(button("Clear"));
  expect(screen.getByText("Nothing here yet")).toBeTruthy();
  await user.click(button("Bring it back"));
  expect(within(result()).getByText("3 facts checked, all kept")).toBeTruthy();
});

test("a dropped Markdown file replaces the text, which can be brought back", async () => {
  const user = open();
  await user.type(input(), "Mine.");
  drop(new File(["# Title\n"], "essay.md"));
  expect(await screen.findByText("Opened essay.md.")).toBeTruthy();
  expect(input().value).toBe("# Title\n");
  await user.click(button("Bring it back"));
  expect(input().value).toBe("Mine.");
});

test("a file chosen with the button is opened", async () => {
  const user = open();
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  expect(picker?.accept).toContain(".md");
  if (picker) await user.upload(picker, new File(["From the disk."], "a.txt"));
  await screen.findByText("Opened a.txt.");
  expect(input().value).toBe("From the disk.");
});

test("a file dropped beside the tool is opened in it", async () => {
  open();
  fireEvent.drop(document.body, { dataTransfer: { types: ["Files"], files: [new File(["Far away."], "far.txt")] } });
  expect(await screen.findByText("Opened far.txt.")).toBeTruthy();
  expect(document.activeElement).toBe(input());
});

test("text, tone and strength survive a reload, even one that comes at once", async () => {
  const user = open();
  await user.click(screen.getByRole("radio", { name: "Casual" }));
  await user.type(input(), "Kept.");
  fireEvent(window, new Event("pagehide"));
  expect(stored()).toContain("Kept.");
  cleanup();
  open();
  expect(input().value).toBe("Kept.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Casual" }).checked).toBe(true);
});

test("a text typed before the page came alive wins over the stored one, without a hydration error", async () => {
  localStorage.setItem("workspace_draft", JSON.stringify({ text: "stored", tone: "formal", strength: "light" }));
  const errors = vi.spyOn(console, "error");
  const app = page(loading(promptEngine()));
  const root = document.createElement("div");
  root.innerHTML = renderToString(app);
  document.body.append(root);
  input().value = "typed early";
  render(app, { container: root, hydrate: true });
  expect(input().value).toBe("typed early");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Formal" }).checked).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

test("a press at the very moment of coming alive finds the stored text", async () => {
  localStorage.setItem("workspace_draft", JSON.stringify({ text: "We utilize it." }));
  const app = page(loading(promptEngine()));
  const root = document.createElement("div");
  root.innerHTML = renderToString(app);
  document.body.append(root);
  render(app, { container: root, hydrate: true });
  fireEvent.click(button("Humanize"));
  expect(screen.queryByText("There is no text yet.")).toBeNull();
  expect(await screen.findByText("Done")).toBeTruthy();
});

test("a text that stands in the box, told of or not, is the one that is rewritten", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.type(input(), "Told.");
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(input(), "Put in by the browser.");
  fireEvent.click(button("Humanize"));
  await screen.findByText("Done");
  expect(engine.requests.map(({ text }) => text)).toEqual(["Put in by the browser."]);
});

test("an edit that was undone stays undone under another tone and in a longer text, and after the text was cleared and brought back", async () => {
  const user = open();
  const undone = () => within(result()).getAllByRole("link", { name: /undone/u });
  await user.type(input(), "We utilize it.");
  await user.click(button("Humanize"));
  const [mark = expect.fail("No mark.")] = await within(result()).findAllByRole("link", { name: /After\s*use/u });
  await user.click(mark);
  await user.keyboard("u");
  expect(undone()).toHaveLength(2);

  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await waitFor(() => expect(screen.getByText("Done")).toBeTruthy());
  expect(undone()).toHaveLength(2);

  await user.type(input(), " It rained.{Control>}{Enter}{/Control}");
  await within(result()).findByText(/It rained/u);
  expect(undone()).toHaveLength(2);

  await user.click(button("Clear"));
  await user.click(button("Bring it back"));
  expect(undone()).toHaveLength(2);
  await user.click(within(result()).getByRole("button", { name: "Undo" }));
  expect(within(result()).queryAllByRole("link", { name: /undone/u })).toEqual([]);
});

test("a sentence, or words that are selected, are rewritten more strongly alone, and again as the rest", async () => {
  const engine = promptEngine();
  const user = open(loading(engine));
  await user.type(input(), "It rained. We utilize it. It rained.");
  await user.click(button("Humanize"));
  const mark = async () => (await within(result()).findAllByRole("link", { name: /After\s*use/u }))[0] ?? expect.fail("No mark.");
  const press = async (name: string) => user.click(screen.getAllByRole("button", { name })[0] ?? expect.fail(name));
  await user.click(await mark());
  await press("Rewrite the sentence more strongly");
  await waitFor(() => expect(engine.requests).toHaveLength(2));
  expect(engine.requests[1]?.stretches).toEqual([{ start: 11, end: 25, strength: "strong" }]);

  await user.click(await mark());
  await press("Rewrite the sentence as the rest");
  await waitFor(() => expect(engine.requests).toHaveLength(3));
  expect(engine.requests[2]?.stretches).toBeUndefined();

  input().setSelectionRange(0, 10);
  fireEvent.select(input());
  await user.click(button("Rewrite “It rained.” more strongly"));
  await waitFor(() => expect(engine.requests).toHaveLength(4));
  expect(engine.requests[3]?.stretches).toEqual([0, 26].map((start) => ({ start, end: start + 10, strength: "strong" })));
  await user.click(button("Rewrite “It rained.” as the rest"));
  await waitFor(() => expect(engine.requests).toHaveLength(5));
  expect(engine.requests[4]?.stretches).toBeUndefined();
});

test("Ctrl+Enter during a run rewrites what stands in the box now, and what ran before is given up", async () => {
  const engine = heldEngine();
  const user = open(loading(engine));
  await user.type(input(), "We utilize it.{Control>}{Enter}{/Control}");
  await waitFor(() => expect(engine.requests).toHaveLength(1));
  await user.type(input(), " It rained.{Control>}{Enter}{/Control}");
  await waitFor(() => expect(engine.requests).toHaveLength(2));
  engine.release();
  expect(await screen.findByText("Done")).toBeTruthy();
  expect(result().textContent).toContain("It rained.");
});

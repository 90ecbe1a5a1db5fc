import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OnActivity } from "../activity.ts";
import { judgementOf, unsure } from "../testing/detector.ts";
import { loadTray } from "../testing/tray.tsx";
import { detectorMessages, judgementMessages } from "../testing/detector-messages.ts";
import { DetectorWorkspace } from "./DetectorWorkspace.tsx";
import { Judgement } from "./Judgement.tsx";
import type { DetectorRuntime, LoadDetector } from "./use-check.ts";

const loading =
  (detect: DetectorRuntime["detect"] = async (text) => judgementOf(text)): LoadDetector =>
  async () => ({ detect, Judgement: (props) => <Judgement {...props} messages={judgementMessages} /> });

const open = (load: LoadDetector = loading(), wordsPerRun = 2000) => {
  const onActivity = vi.fn<OnActivity>();
  render(<DetectorWorkspace messages={detectorMessages} placeholder="" wordsPerRun={wordsPerRun} price="Free" fileBytes={1000} load={load} loadTray={loadTray} onActivity={onActivity} />);
  return { user: userEvent.setup(), onActivity };
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });
const button = (name: string) => screen.getByRole("button", { name });
const result = () => within(screen.getByRole("region", { name: "What the detector says" }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("nothing is loaded before a person shows intent, nor judged before they press", async () => {
  const detect = vi.fn<DetectorRuntime["detect"]>();
  const load = vi.fn<LoadDetector>(loading(detect));
  const { user } = open(load);
  expect(load).not.toHaveBeenCalled();
  await user.type(input(), "Any text.");
  expect(load).toHaveBeenCalledOnce();
  expect(detect).not.toHaveBeenCalled();
});

test("a text is judged with its range, its reasons on demand, and a way to where it is rewritten; the focus stays", async () => {
  const { user, onActivity } = open();
  await user.type(input(), "We utilize it. It works.");
  await user.click(button("Check"));
  expect(await result().findByText("Like a machine's.")).toBeTruthy();
  expect(result().getByText("62 to 97 of 100. There is enough text.")).toBeTruthy();
  expect(result().getByText("Your text, 5 words")).toBeTruthy();
  expect(result().getByRole("link", { name: "How often it is wrong" })).toBeTruthy();
  expect(result().getByRole("link", { name: "Humanize this text" })).toBeTruthy();
  await user.click(result().getByText("1 sentences stand out"));
  expect(result().getByText("We utilize it.")).toBeTruthy();
  expect(screen.getByText("Checked")).toBeTruthy();
  expect(onActivity).toHaveBeenLastCalledWith({ name: "text_checked", words: 5, milliseconds: expect.any(Number) });
});

test("where nobody can tell, no figure stands, and what would help does", async () => {
  const { user } = open(loading(async () => unsure));
  await user.type(input(), "Too short.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await result().findByText("It cannot tell.")).toBeTruthy();
  expect(result().getByText("Paste more of it.")).toBeTruthy();
  expect(result().queryByText(/of 100/u)).toBeNull();
});

test("of a longer text the first words are judged, and it says so", async () => {
  const detect = vi.fn<DetectorRuntime["detect"]>(async (text) => judgementOf(text));
  const { user } = open(loading(detect), 3);
  await user.type(input(), "We utilize it. It works.");
  await user.click(await screen.findByRole("button", { name: "Check the first 3 words" }));
  expect(await result().findByText("Only the first 3 words were checked.")).toBeTruthy();
  expect(detect.mock.calls).toEqual([["We utilize it."]]);
});

test("a judgement of an earlier text is said to be one, and can be had anew", async () => {
  const { user } = open();
  await user.type(input(), "We utilize it.");
  await user.click(button("Check"));
  await result().findByText("Like a machine's.");
  await user.clear(input());
  await user.type(input(), "We use it.");
  await user.click(within(result().getByText("This is about an earlier text.").parentElement ?? expect.fail("There is no way to renew it.")).getByRole("button"));
  expect(await result().findByText("Like a person's.")).toBeTruthy();
  expect(result().queryByText("This is about an earlier text.")).toBeNull();
});

test("a detector that does not load is said so, the text stays, and the next try can work", async () => {
  let online = false;
  const load: LoadDetector = async () => (online ? loading()() : Promise.reject(new Error("gone")));
  const { user } = open(load);
  await user.type(input(), "We utilize it.");
  await user.click(button("Check"));
  await screen.findByText("The engine did not load; your text is kept.");
  expect(input().value).toBe("We utilize it.");
  online = true;
  await user.click(button("Try again"));
  expect(await result().findByText("Like a machine's.")).toBeTruthy();
});

test("a text that is longer than what judges it reads is said to be so, and is no fault", async () => {
  const { user } = open(loading(() => Promise.reject(new RangeError("too long"))));
  await user.type(input(), "We utilize it.");
  await user.click(button("Check"));
  await screen.findByText("It is longer than the server reads.");
  expect(input().value).toBe("We utilize it.");
});

test("a check that was stopped changes nothing when it ends", async () => {
  const held = Promise.withResolvers<ReturnType<typeof judgementOf>>();
  const { user } = open(loading(() => held.promise));
  await user.type(input(), "We utilize it.");
  await user.click(button("Check"));
  await user.click(button("Cancel"));
  held.resolve(judgementOf("We utilize it."));
  await screen.findByText("Cancelled");
  expect(result().getByText("Nothing checked yet")).toBeTruthy();
});

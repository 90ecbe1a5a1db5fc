import type { Engine } from "@prosewell/humanizer";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OnActivity } from "../activity.ts";
import { Review } from "../review/Review.tsx";
import type { WordedReview } from "../runtime.ts";
import { dayWith } from "../testing/daily-words.ts";
import { detect } from "../testing/detector.ts";
import { heldEngine, promptEngine } from "../testing/engine.ts";
import { messages, reviewMessages } from "../testing/messages.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { loadTray } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";

const WithWords: WordedReview = (props) => <Review {...props} messages={reviewMessages} />;

const open = ({ daily }: Pick<ReturnType<typeof dayWith>, "daily">, engine: Engine = promptEngine()) => {
  const onActivity = vi.fn<OnActivity>();
  const load = async () => ({ engine, detect, Review: WithWords, daily });
  render(<Workspace messages={messages} placeholder="" wordsPerRun={100} perDay="2,000 words a day" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} onActivity={onActivity} />);
  return { user: userEvent.setup(), onActivity };
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });
const humanize = () => screen.getAllByRole("button", { name: /^Humanize/u })[0] ?? expect.fail("There is nothing to press.");

const humanized = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(input());
  await user.paste(text);
  await user.click(humanize());
  await screen.findByText("Done");
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("what a day grants is said before anybody is asked, and what is left of it from the first intent on", async () => {
  const { user } = open(dayWith(1200));
  expect(screen.getByText("2,000 words a day")).toBeTruthy();
  await user.click(input());
  expect(await screen.findByText("1200 of 2000 words left until 2:00")).toBeTruthy();
  expect(screen.queryByText("2,000 words a day")).toBeNull();
});

test("a run that changes something takes its words off the day", async () => {
  const day = dayWith(1200);
  const { user } = open(day);
  await humanized(user, "We utilize it.");
  expect(await screen.findByText("1197 of 2000 words left until 2:00")).toBeTruthy();
  expect([day.reserved, day.settled]).toEqual([[3], [3]]);
});

test("a run that changes nothing is free", async () => {
  const day = dayWith(1200);
  const { user } = open(day);
  await humanized(user, "We met on Monday.");
  await waitFor(() => expect(day.settled).toEqual([0]));
  expect(await screen.findByText(/^1200 of/u)).toBeTruthy();
});

test("a run that fails is free", async () => {
  const day = dayWith(1200);
  // oxlint-disable-next-line require-yield -- it does not get that far
  const broken: Engine = { id: "broken", async *rewrite() { throw new Error("gone"); } };
  const { user } = open(day, broken);
  await user.type(input(), "We utilize it.");
  await user.click(humanize());
  await screen.findByText("The run stopped; your text is kept.");
  await waitFor(() => expect(day.settled).toEqual([0]));
});

test("a run that is stopped is free", async () => {
  const day = dayWith(1200);
  const { user } = open(day, heldEngine());
  await user.type(input(), "We utilize it.");
  await user.click(humanize());
  await screen.findByText("Working");
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(day.settled).toEqual([0]));
});

test("another tone on the same text is free, and of a longer text only what is new is counted", async () => {
  const day = dayWith(1200);
  const engine = promptEngine();
  const { user } = open(day, engine);
  await humanized(user, "We utilize it.");
  await waitFor(() => expect(day.settled).toEqual([3]));
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await waitFor(() => expect(engine.requests).toHaveLength(2));
  expect(day.reserved).toEqual([3]);
  await user.click(input());
  await user.keyboard("{Control>}{End}{/Control}");
  await user.paste("\n\nThey utilize them too.");
  await user.click(humanize());
  await waitFor(() => expect(day.reserved).toEqual([3, 4]));
});

test("a day that has too few words offers the first of the text, and carries the rest over", async () => {
  const engine = promptEngine();
  const { user } = open(dayWith(4), engine);
  await user.click(input());
  await user.paste("We utilize it. They do not.");
  await user.click(await screen.findByRole("button", { name: "Humanize the first 3 words" }));
  await screen.findByText("Done");
  expect(engine.requests.map(({ text }) => text)).toEqual(["We utilize it."]);
  expect(screen.getByText("3 rewritten, 3 carried over")).toBeTruthy();
});

test("at the limit a run is refused kindly, the text stays, and what can be done instead is named", async () => {
  const engine = promptEngine();
  const { user, onActivity } = open(dayWith(0), engine);
  await user.click(input());
  await user.paste("We utilize it.");
  await user.click(humanize());
  expect(await screen.findByText(/^Nothing was rewritten\. Today's 2000 words are used up and are back at 2:00/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check a text" })).toBeTruthy();
  expect(input().value).toBe("We utilize it.");
  expect(engine.requests).toEqual([]);
  expect(onActivity).toHaveBeenCalledWith({ name: "daily_limit_reached", words: 3, remaining: 0 });
});

test("words that are too few for a sentence are as good as none, and are not offered", async () => {
  const engine = promptEngine();
  const { user } = open(dayWith(2), engine);
  await user.click(input());
  await user.paste("We utilize it. They do not.");
  expect(await screen.findByText(/^Today's 2000 words are used up but for 2/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /first 2 words/u })).toBeNull();
  await user.click(humanize());
  expect(await screen.findByText(/^Nothing was rewritten\./u)).toBeTruthy();
  expect(engine.requests).toEqual([]);
});

test("where nobody can be asked, the words are granted", async () => {
  const { user } = open(dayWith(0, { look: async () => null, reserve: async () => ({ isGranted: true, allowance: null, settle: async () => null }) }));
  await humanized(user, "We utilize it.");
  expect(screen.getByText("2,000 words a day")).toBeTruthy();
});

test("a server that knows nothing of the page counts a text anew", async () => {
  const day = dayWith(1200, { recounts: true });
  const engine = promptEngine();
  const { user } = open(day, engine);
  await humanized(user, "We utilize it.");
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await waitFor(() => expect(day.reserved).toEqual([3, 3]));
});

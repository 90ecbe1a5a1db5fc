import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DetectorRuntime } from "../detector/use-check.ts";
import { DetectorWorkspace } from "../detector/DetectorWorkspace.tsx";
import { Judgement } from "../detector/Judgement.tsx";
import { Review } from "../review/Review.tsx";
import type { WordedReview } from "../runtime.ts";
import { detect, judgementOf } from "../testing/detector.ts";
import { detectorMessages, judgementMessages } from "../testing/detector-messages.ts";
import { promptEngine } from "../testing/engine.ts";
import { elsewhere, messages, reviewMessages } from "../testing/messages.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { loadTray } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";

const WithWords: WordedReview = (props) => <Review {...props} messages={reviewMessages} />;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });

test("where a server has to do it, the page says so before a text goes, and none goes before the person agrees", async () => {
  const engine = promptEngine();
  const load = async () => ({ engine, detect, elsewhere, Review: WithWords });
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} />);
  const user = userEvent.setup();
  await user.type(input(), "We utilize it.");
  expect(await screen.findByText("It goes to our server.")).toBeTruthy();
  expect(screen.getByText("It comes back from our server.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Humanize" }));
  await screen.findByText(/^This browser cannot do it/u);
  expect(engine.requests).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send it" }));
  await screen.findByText("Done");
  expect(engine.requests).toHaveLength(1);
  expect(document.activeElement).toBe(input());
  // Once is enough.
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  await vi.waitFor(() => expect(engine.requests).toHaveLength(2));
});

test("so does the detector", async () => {
  const asked = vi.fn<DetectorRuntime["detect"]>(async (text) => judgementOf(text));
  const load = async (): Promise<DetectorRuntime> => ({ detect: asked, elsewhere, Judgement: (props) => <Judgement {...props} messages={judgementMessages} /> });
  render(<DetectorWorkspace messages={detectorMessages} placeholder="" wordsPerRun={2000} price="" fileBytes={1000} load={load} loadTray={loadTray} />);
  const user = userEvent.setup();
  await user.type(input(), "We utilize it.");
  await user.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByText(/^This browser cannot do it/u);
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send it" }));
  expect(await screen.findByText("Like a machine's.")).toBeTruthy();
});

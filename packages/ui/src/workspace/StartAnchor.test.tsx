import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeDraft } from "./draft.ts";
import { Review } from "./review/Review.tsx";
import type { LoadRuntime } from "./runtime.ts";
import { emptyDraft } from "./settings.ts";
import { detect } from "./testing/detector.ts";
import { promptEngine } from "./testing/engine.ts";
import { messages, reviewMessages } from "./testing/messages.ts";
import { loadShelf } from "./testing/shelf.tsx";
import { loadTray } from "./testing/tray.tsx";
import { Workspace } from "./Workspace.tsx";

const load: LoadRuntime = async () => ({ engine: promptEngine(), detect, Review: (props) => <Review {...props} messages={reviewMessages} /> });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

test("a link from another page can ask for a run of the draft, once", async () => {
  writeDraft([() => sessionStorage], { ...emptyDraft, text: "We utilize it." });
  history.replaceState({ note: "the router's" }, "", "/ai-text-humanizer?utm_source=news#humanize");
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} />);
  expect(await screen.findByText("Done")).toBeTruthy();
  expect(location.href).toMatch(/\/ai-text-humanizer\?utm_source=news$/u);
  expect(history.state).toEqual({ note: "the router's" });
});

import type { Engine } from "@prosewell/humanizer";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as database from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "../history/forget-device.ts";
import { Review } from "../review/Review.tsx";
import type { WordedReview } from "../runtime.ts";
import { detect } from "../testing/detector.ts";
import { promptEngine } from "../testing/engine.ts";
import { messages, reviewMessages } from "../testing/messages.ts";
import { enginesMessages, modelSite } from "../testing/model.ts";
import { loadShelf } from "../testing/shelf.tsx";
import { loadTray } from "../testing/tray.tsx";
import { Workspace } from "../Workspace.tsx";
import { Engines } from "./Engines.tsx";
import type { WordedEngines } from "./served.ts";
import { readVoice } from "./voice-store.ts";
import { useDialogs } from "../../testing/dialogs.ts";

for (const [name, value] of Object.entries(database)) vi.stubGlobal(name === "default" ? "indexedDB" : name, value);

// What is waited for comes through the database and several imports, on a machine that may be busy.
configure({ asyncUtilTimeout: 20_000 });

const WithWords: WordedReview = (props) => <Review {...props} messages={reviewMessages} />;

const open = (Offered: WordedEngines, engine: Engine = promptEngine()) => {
  const load = async () => ({ engine, detect, Review: WithWords, Engines: Offered });
  render(<Workspace messages={messages} placeholder="" wordsPerRun={2000} perDay="" fileBytes={1000} load={load} loadShelf={loadShelf} loadTray={loadTray} />);
  return userEvent.setup();
};

const input = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your text" });
const result = () => screen.getByRole("region", { name: "Result" });
const press = (name: string) => screen.getByRole("button", { name }).click();
const here = () => screen.getByRole<HTMLInputElement>("radio", { name: "On this device" });

type User = ReturnType<typeof userEvent.setup>;
const choose = async (user: User, name: string) => user.click(await screen.findByRole("radio", { name }));
const agree = async (user: User) => {
  await choose(user, "Language model");
  await user.click(within(await screen.findByRole("dialog", { name: "Send it?" })).getByRole("button", { name: "Use the model" }));
};

useDialogs();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
});

test("where there is no model nothing is offered, and the engine on the device does the work", async () => {
  const engine = promptEngine();
  const user = open((props) => <Engines {...props} find={async () => null} messages={() => enginesMessages} />, engine);
  await user.type(input(), "We utilize it.");
  await user.click(screen.getByRole("button", { name: "Humanize" }));
  await screen.findByText("Done");
  expect(screen.queryByRole("radio", { name: "Language model" })).toBeNull();
  expect(engine.requests).toHaveLength(1);
});

test("a model is asked only after the person has agreed, only where it is pressed, and what it was refused is told", async () => {
  const site = modelSite();
  const engine = promptEngine();
  const user = open(site.Engines, engine);
  await user.type(input(), "We utilize it. It rained.");
  await choose(user, "Language model");
  const dialog = await screen.findByRole("dialog", { name: "Send it?" });
  await user.click(within(dialog).getAllByRole("button", { name: "Stay here" }).at(-1) ?? dialog);
  expect(here().checked).toBe(true);
  expect(screen.getByText("It stays on this device.")).toBeTruthy();

  await choose(user, "Language model");
  await user.click(within(dialog).getByRole("switch", { name: "Names" }));
  await user.click(within(dialog).getByRole("button", { name: "Use the model" }));
  expect(screen.getByText("It goes to models.example.", { selector: "span" })).toBeTruthy();
  expect([site.requests, engine.requests]).toEqual([[], []]);
  await user.click(screen.getByRole("button", { name: "Humanize" }));
  await screen.findByText("Done");
  expect(site.requests).toMatchObject([{ text: "We utilize it. It rained.", reveal: ["names"], voice: null }]);
  expect(engine.requests).toEqual([]);
  expect(within(result()).getByText("By the language model")).toBeTruthy();
  expect(within(result()).getByRole("heading", { name: "1 refused" })).toBeTruthy();
  expect(within(result()).getByText("It rained 40 times.")).toBeTruthy();
  expect(within(result()).getByText("It brought in a number. Your words stand there.")).toBeTruthy();

  // Another tone would send the text again.
  await user.click(screen.getByRole("radio", { name: "Formal" }));
  expect(await screen.findByText("This belongs to an earlier text.")).toBeTruthy();
  expect(site.requests).toHaveLength(1);
  await user.click(here());
  await user.click(screen.getAllByRole("button", { name: "Humanize" })[0] ?? document.body);
  await waitFor(() => expect(engine.requests).toHaveLength(1));
});

test("blocks are shown as they pass, and a run that is stopped keeps them", async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let at = 0;
  const site = modelSite({ gate: () => gates[at++]?.promise ?? Promise.resolve() });
  const user = open(site.Engines);
  await user.click(input());
  await user.paste("We utilize it.\n\nThey utilize it too.");
  await agree(user);
  press("Humanize");
  gates[0]?.resolve();
  await waitFor(() => expect(result().textContent).toBe("We use it.\n\nThey utilize it too."));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  gates[1]?.resolve();
  expect(await within(result()).findByText("3 rewritten, 4 carried over")).toBeTruthy();
  expect(screen.getByText("Cancelled")).toBeTruthy();
  expect(within(result()).getAllByRole("link", { name: /^Before\s*utilize\s*After\s*use$/u })).toHaveLength(2);
});

test("an agreement is remembered only if the person says so, with nobody else, and until they take it back", async () => {
  const user = open(modelSite().Engines);
  await user.click(input());
  await agree(user);
  expect(localStorage.getItem("workspace_model")).toBeNull();
  press("What is sent");
  const dialog = await screen.findByRole("dialog", { name: "Send it?" });
  await user.click(within(dialog).getByRole("switch", { name: "Remember this" }));
  await user.click(within(dialog).getByRole("button", { name: "Use the model" }));
  cleanup();

  const again = open(modelSite().Engines);
  await again.click(input());
  await waitFor(() => expect(here().checked).toBe(false));
  await again.click(here());
  expect(localStorage.getItem("workspace_model")).toBeNull();

  localStorage.setItem("workspace_model", JSON.stringify({ host: "elsewhere.example", model: "prose", reveal: [] }));
  cleanup();
  await open(modelSite().Engines).click(input());
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "On this device" })).checked).toBe(true);
});

test("a sample of the writer's own is kept on the device, goes along, and is forgotten with everything else", async () => {
  const site = modelSite();
  const user = open(site.Engines);
  await user.click(input());
  await user.paste("We utilize it.");
  await agree(user);
  press("Add your voice");
  const dialog = await screen.findByRole("dialog", { name: "Your voice" });
  await user.click(within(dialog).getByRole("textbox", { name: "Something you wrote" }));
  await user.paste("I write like this.");
  // The dialog is none of the workspace's business.
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect([input().value, site.requests]).toEqual(["We utilize it.", []]);
  await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
  await screen.findByRole("button", { name: "Your voice" });
  expect(await readVoice()).toBe("I write like this.");
  press("Humanize");
  await screen.findByText("Done");
  expect(site.requests).toMatchObject([{ voice: "I write like this." }]);

  await forgetDevice();
  expect(await readVoice()).toBeNull();
  await waitFor(() => expect(here().checked).toBe(true));
});

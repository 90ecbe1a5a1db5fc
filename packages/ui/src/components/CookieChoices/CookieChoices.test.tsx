import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CookieChoices } from "./CookieChoices.tsx";
import { CookieForm } from "./CookieForm.tsx";
import type { CookieValues } from "./purposes.ts";

beforeEach(() => {
  // What measures the region.
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Purpose = "necessary" | "analytics" | "ads";

const messages = {
  title: "Cookies?", text: "The tool works either way.", purposes: "Purposes",
  acceptAll: "Accept all", rejectAll: "Reject all", choose: "Choose", save: "Save",
};
const purposes = [
  { id: "necessary", label: "Necessary", description: "Keeps your draft.", fixed: true },
  { id: "analytics", label: "Analytics", description: "Counts visits." },
  { id: "ads", label: "Ads", description: "Tells advertisers." },
] as const;
const nothing = { necessary: true, analytics: false, ads: false };

const show = (Shown: typeof CookieChoices<Purpose> | typeof CookieForm<Purpose>, values: CookieValues<Purpose> = nothing) => {
  const onSave = vi.fn<(answer: CookieValues<Purpose>) => void>();
  render(<Shown messages={messages} purposes={purposes} values={values} onSave={onSave} />);
  return { user: userEvent.setup(), onSave };
};
const button = (name: string) => screen.getByRole("button", { name });
const theSwitch = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });

test.each([
  ["Accept all", { necessary: true, analytics: true, ads: true }],
  ["Reject all", nothing],
])("one press on %s answers for every purpose", async (name, answer) => {
  const { user, onSave } = show(CookieChoices);
  await user.click(button(name));
  expect(onSave.mock.calls).toEqual([[answer]]);
});

test("to refuse takes no more than to agree: the answers look alike and lie side by side", () => {
  show(CookieChoices);
  const looks = screen.getAllByRole("button").map(({ className, dataset }) => [className, dataset["look"], dataset["size"]].join(" "));
  expect([looks.length, new Set(looks).size]).toEqual([3, 1]);
});

test("who chooses is led to the purposes, and each is answered apart", async () => {
  const { user, onSave } = show(CookieChoices);
  await user.click(button("Choose"));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Purposes" }));
  await user.click(theSwitch("Analytics"));
  await user.click(button("Save"));
  expect(onSave.mock.calls).toEqual([[{ necessary: true, analytics: true, ads: false }]]);
});

test("the second press of a double click on Choose answers nothing", async () => {
  const { user, onSave } = show(CookieChoices);
  await user.click(button("Choose"));
  fireEvent.click(button("Save"), { detail: 2 });
  expect(onSave).not.toHaveBeenCalled();
});

test("what the site cannot do without is on and stays on", async () => {
  const { user, onSave } = show(CookieForm);
  await user.click(theSwitch("Necessary"));
  await user.click(button("Save"));
  expect(onSave.mock.calls).toEqual([[nothing]]);
  expect(theSwitch("Necessary").checked).toBe(true);
});

test("the form shows what was granted before, and a refusal withdraws it", async () => {
  const { user, onSave } = show(CookieForm, { necessary: true, analytics: true, ads: false });
  expect([theSwitch("Analytics").checked, theSwitch("Ads").checked]).toEqual([true, false]);
  await user.click(button("Reject all"));
  expect(onSave.mock.calls).toEqual([[nothing]]);
});

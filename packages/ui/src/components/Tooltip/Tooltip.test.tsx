import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

beforeEach(() => {
  // What measures the floating text.
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  render(
    <Tooltip text="Counted by spaces.">
      <Button>834 words</Button>
    </Tooltip>,
  );
  return userEvent.setup();
};
const button = () => screen.getByRole("button", { name: "834 words" });

test("focus shows it as the control's description", async () => {
  const user = show();
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.tab();
  expect(document.getElementById(button().getAttribute("aria-describedby") ?? "")).toBe(screen.getByRole("tooltip"));
});

test("a pointer that rests on the control shows it", async () => {
  const user = show();
  await user.hover(button());
  expect((await screen.findByRole("tooltip")).textContent).toContain("Counted by spaces.");
});

test("Escape takes it away and leaves the focus (WCAG 1.4.13)", async () => {
  const user = show();
  await user.tab();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(document.activeElement).toBe(button());
});

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

beforeEach(() => {
  // What measures the floating sheet.
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  render(
    <Popover label="Alternatives" trigger={<Button>Other words</Button>}>
      <Button>use</Button>
    </Popover>,
  );
  return userEvent.setup();
};
const button = () => screen.getByRole("button", { name: "Other words" });

test("its button opens it and leads into it", async () => {
  const user = show();
  await user.click(button());
  expect(screen.getByRole("dialog", { name: "Alternatives" }).contains(document.activeElement)).toBe(true);
  expect(button().getAttribute("aria-expanded")).toBe("true");
});

test("Escape closes it and leads back to its button", async () => {
  const user = show();
  await user.click(button());
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button());
});

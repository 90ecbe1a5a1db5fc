import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

// The test's own page has no top layer: opened and closed, with the news coming late, is all that is played here.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  Reflect.deleteProperty(HTMLDialogElement.prototype, "close");
});

const onClose = vi.fn<() => void>();
afterEach(() => onClose.mockClear());

function Page() {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Dialog open={open} title="Start over?" closeLabel="Close" onClose={close} actions={<button onClick={() => setOpen(false)}>Keep</button>}>
      <p>The text gives way.</p>
    </Dialog>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
const theNews = () => new Promise((resolve) => setTimeout(resolve));
const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

const show = () => {
  render(<Page />, { wrapper: StrictMode });
  return userEvent.setup();
};

test("it is open as long as its owner says so, and its owner need not be told of his own word", async () => {
  const user = show();
  await theNews();
  expect(screen.getByRole("dialog", { name: "Start over?" })).toBe(dialog());
  expect(dialog().open).toBe(true);
  await user.click(screen.getByText("Keep"));
  await theNews();
  expect(dialog().open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("its button closes it and tells once", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await theNews();
  expect(dialog().open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a press beside it closes it and tells once", async () => {
  show();
  press(dialog(), dialog());
  await theNews();
  expect(dialog().open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(["within it", "that began within it"])("a press %s leaves it open", (where) => {
  show();
  const words = screen.getByText("The text gives way.");
  press(words, where === "within it" ? words : dialog());
  expect(dialog().open).toBe(true);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Popover } from "../Popover/Popover.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
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

function Page({ remark }: { readonly remark?: ReactNode }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Dialog open={open} title="Start over?" closeLabel="Close" onClose={close} actions={<button onClick={() => setOpen(false)}>Keep</button>}>
      <p>The text gives way.</p>
      {remark}
    </Dialog>
  );
}

const dialog = () => {
  const found = document.querySelector("dialog");
  if (!found) throw new Error("There is no dialog.");
  return found;
};
const theNews = () => new Promise((resolve) => setTimeout(resolve));
const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

const show = (remark?: ReactNode) => {
  render(<Page remark={remark} />, { wrapper: StrictMode });
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

test("closed by its owner and opened again at once, it stays open", async () => {
  const page = (open: boolean) => (
    <Dialog open={open} title="Start over?" closeLabel="Close" onClose={onClose}>
      Text
    </Dialog>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  rerender(page(true));
  await theNews();
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("it leaves nothing selected in the page behind it, where no one could reach it", () => {
  const behind = render(<p>Behind it.</p>).getByText("Behind it.");
  getSelection()?.selectAllChildren(behind);
  expect(getSelection()?.rangeCount).toBe(1);
  show();
  expect(getSelection()?.rangeCount).toBe(0);
});

test("its button closes it and tells once", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await theNews();
  expect(dialog().open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape closes it and tells once", async () => {
  show();
  fireEvent(dialog(), new Event("cancel", { cancelable: true }));
  await theNews();
  expect(dialog().open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a browser that closes it unasked is believed", async () => {
  show();
  dialog().close();
  await theNews();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a file that is not chosen after all leaves it open", () => {
  show(<input type="file" aria-label="File" />);
  fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true, cancelable: true }));
  expect(dialog().open).toBe(true);
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

test("what floats over its parts lies in it, and not under it in the page", async () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  const user = show(
    <>
      <Tooltip text="Until the page is left.">
        <button>How long?</button>
      </Tooltip>
      <Popover label="Files" trigger={<button>Which files?</button>}>
        Text files.
      </Popover>
    </>,
  );
  await user.hover(screen.getByText("How long?"));
  expect(dialog().contains(await screen.findByRole("tooltip"))).toBe(true);
  await user.click(screen.getByText("Which files?"));
  expect(dialog().contains(screen.getByRole("dialog", { name: "Files" }))).toBe(true);
  vi.unstubAllGlobals();
});

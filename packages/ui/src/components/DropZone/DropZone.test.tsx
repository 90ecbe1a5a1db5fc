import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DropZone } from "./DropZone.tsx";

afterEach(cleanup);

const messages = { choose: "Choose a file", drop: "or drop it here", over: "Let go", hint: "Takes .txt" };
const essay = new File(["One."], "essay.txt", { type: "text/plain" });
const notes = new File(["Two."], "notes.txt", { type: "text/plain" });

const show = (props: { readonly multiple?: boolean; readonly busy?: string; readonly problem?: string } = {}) => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  render(<DropZone messages={messages} accept=".txt" onFiles={onFiles} {...props} />);
  return onFiles;
};

const picker = () => screen.getByLabelText<HTMLInputElement>("Choose a file");
const drag = (type: "dragOver" | "drop", files: readonly File[]) => {
  const dataTransfer = { types: files.length > 0 ? ["Files"] : ["text/plain"], files };
  return fireEvent[type](screen.getByText("Takes .txt"), { dataTransfer });
};

test("a chosen file is handed over, and can be chosen again", async () => {
  const onFiles = show();
  await userEvent.upload(picker(), essay);
  await userEvent.upload(picker(), essay);
  expect(onFiles.mock.calls).toEqual([[[essay]], [[essay]]]);
});

test("a dropped file is handed over, and the browser does not leave the page for it", () => {
  const onFiles = show();
  expect(drag("dragOver", [essay])).toBe(false);
  expect(screen.getByText("Let go").closest("[data-over]")).toBeTruthy();
  expect(drag("drop", [essay])).toBe(false);
  expect(screen.getByText("Let go").closest("[data-over]")).toBeNull();
  expect(onFiles.mock.calls).toEqual([[[essay]]]);
});

test.each([
  [true, [essay, notes]],
  [false, [essay]],
])("of two dropped files it takes as many as it says it does (multiple: %s)", (multiple, taken) => {
  const onFiles = show({ multiple });
  drag("drop", [essay, notes]);
  expect(onFiles.mock.calls).toEqual([[taken]]);
});

test("text that is dragged over it is left to the browser", () => {
  const onFiles = show();
  expect(drag("dragOver", [])).toBe(true);
  expect(drag("drop", [])).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test("while it is busy it says with what, takes no other file and keeps its place in the order of keys", () => {
  const onFiles = show({ busy: "Reading essay.txt" });
  drag("drop", [notes]);
  expect(onFiles).not.toHaveBeenCalled();
  expect(fireEvent.click(picker())).toBe(false);
  expect(screen.getByRole("progressbar", { name: "Reading essay.txt" })).toBeTruthy();
  expect(picker().disabled).toBe(false);
});

test("a problem is told by a sentence in a live region", () => {
  show({ problem: "notes.pages cannot be read." });
  expect(screen.getByText("notes.pages cannot be read.").closest("[aria-live=polite]")).toBeTruthy();
});

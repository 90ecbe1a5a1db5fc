import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

afterEach(cleanup);

const dirOf = (text: string) => {
  render(<TextArea aria-label="Text" value={text} onChange={() => {}} />);
  return screen.getByRole("textbox").getAttribute("dir");
};

test("paragraphs follow their own direction wherever some letter runs to the left", () => {
  expect(dirOf("It rained.\n\nاجتمعت اللجنة.")).toBe("auto");
});

test("a text all of whose letters run to the right is spared the search", () => {
  expect(dirOf("It rained: 3 “mm”, ça va, 雨。")).toBe("ltr");
});

test("a text that is not known may run either way", () => {
  render(<TextArea aria-label="Text" />);
  expect(screen.getByRole("textbox").getAttribute("dir")).toBe("auto");
});

test("a long text does not set the size of its page, and the browser knows before it is put in", () => {
  const { rerender } = render(<TextArea aria-label="Text" value="" onChange={() => {}} />);
  const box = screen.getByRole("textbox");
  const paste = (text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } });
  const isLong = () => "long" in box.dataset;
  paste("A sentence.");
  expect(isLong()).toBe(false);
  paste("A sentence. ".repeat(10_000));
  expect(isLong()).toBe(true);
  rerender(<TextArea aria-label="Text" value={"A sentence. ".repeat(10_000)} onChange={() => {}} />);
  expect(isLong()).toBe(true);
  rerender(<TextArea aria-label="Text" value="A sentence." onChange={() => {}} />);
  expect(isLong()).toBe(false);
});

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./Tabs.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

const tabs = [
  { value: "edits", label: "Edits", content: "Seven edits." },
  { value: "proof", label: "Proof", content: "All kept." },
  { value: "original", label: "Original", content: "As it came in." },
];

function Views() {
  const [view, setView] = useState("edits");
  return <Tabs label="Views" tabs={tabs} value={view} onChange={setView} />;
}

const open = () => screen.getByRole("tabpanel").textContent;

test("one page is seen, and its tab says so", () => {
  render(<Views />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Edits");
  expect(open()).toBe("Seven edits.");
});

test.each([
  ["ltr", "{ArrowRight}"],
  ["rtl", "{ArrowLeft}"],
])("in a page that runs %s, %s leads to the next", async (direction, key) => {
  document.documentElement.dir = direction;
  const user = userEvent.setup();
  render(<Views />);
  await user.tab();
  await user.keyboard(key);
  expect(open()).toBe("All kept.");
});

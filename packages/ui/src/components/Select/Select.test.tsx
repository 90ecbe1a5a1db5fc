import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Select } from "./Select.tsx";

afterEach(cleanup);

const order = ["en", "de"] as const;
const options = { en: "English", de: "Deutsch" };
const theSelect = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });

test("the chosen option is told by its value", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Language" options={options} order={order} value="en" onChange={onChange} />);
  await userEvent.selectOptions(theSelect(), "Deutsch");
  expect(onChange.mock.calls).toEqual([["de"]]);
});

test("a problem is a sentence that describes the field", () => {
  render(<Select label="Language" options={options} order={order} value="de" problem="Choose English." onChange={() => {}} />);
  expect(theSelect().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(theSelect().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Choose English.");
});

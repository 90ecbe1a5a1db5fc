import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type Theme, ThemeChoice } from "./ThemeChoice.tsx";

afterEach(cleanup);

const options = { system: "As the device", light: "Light", dark: "Dark" };

function Header({ start }: { readonly start: Theme }) {
  const [theme, setTheme] = useState(start);
  return <ThemeChoice label="Colours" options={options} value={theme} onChange={setTheme} />;
}

const sign = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("the signs have names, and one of them is chosen", () => {
  render(<Header start="system" />);
  expect(screen.getByRole("group", { name: "Colours" })).toBeTruthy();
  expect(Object.values(options).map((name) => sign(name).checked)).toEqual([true, false, false]);
});

test("the keyboard moves the choice", async () => {
  const user = userEvent.setup();
  render(<Header start="light" />);
  await user.tab();
  expect(document.activeElement).toBe(sign("Light"));
  await user.keyboard("{ArrowRight}");
  expect(sign("Dark").checked).toBe(true);
});

test("two of them on one page are chosen apart", async () => {
  const user = userEvent.setup();
  render(
    <>
      <Header start="light" />
      <Header start="dark" />
    </>,
  );
  const [first, second] = screen.getAllByRole<HTMLInputElement>("radio", { name: "As the device" });
  if (first) await user.click(first);
  expect([first?.checked, second?.checked]).toEqual([true, false]);
});

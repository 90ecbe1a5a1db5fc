import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Switch } from "./Switch.tsx";

afterEach(cleanup);

function Setting({ disabled = false }) {
  const [on, setOn] = useState(false);
  return <Switch label="Show changes" description="Marks every edit." checked={on} disabled={disabled} onChange={setOn} />;
}

const theSwitch = () => screen.getByRole<HTMLInputElement>("switch", { name: "Show changes" });

test("its name and the space bar turn it on and off", async () => {
  const user = userEvent.setup();
  render(<Setting />);
  await user.click(screen.getByText("Show changes"));
  expect(theSwitch().checked).toBe(true);
  await user.keyboard(" ");
  expect(theSwitch().checked).toBe(false);
});

test("it is described by what it brings", () => {
  render(<Setting />);
  expect(document.getElementById(theSwitch().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Marks every edit.");
});

test("a disabled one stays as it is", async () => {
  const user = userEvent.setup();
  render(<Setting disabled />);
  await user.click(screen.getByText("Show changes"));
  expect(theSwitch().checked).toBe(false);
});

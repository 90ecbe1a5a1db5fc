import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useGradually } from "./use-gradually.ts";

test("a long list is there from its beginning at once, and in the end as a whole", async () => {
  const seen: number[] = [];
  function List() {
    const there = useGradually(60);
    seen.push(there);
    return <p>{there === 60 ? "whole" : "in part"}</p>;
  }
  render(<List />);
  await screen.findByText("whole");
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen[0]).toBeLessThan(60);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("citations", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["It fell (Tran et al., 2019).", ["(Tran et al., 2019)"]],
    ["See (Okafor & Lindqvist, 2021; Bell, 2023, p. 5).", ["(Okafor & Lindqvist, 2021; Bell, 2023, p. 5)"]],
    ["Okafor and Lindqvist (2021) agree with Bell (2023).", ["Okafor and Lindqvist (2021)", "Bell (2023)"]],
    ["As shown in [12] and [4, 12] and [3–5].", ["[12]", "[4, 12]", "[3–5]"]],
    ["It held, p < .05, N = 312.", ["p < .05", "N = 312"]],
    ["He asks (1.7.25-27) why (p. 118).", ["(1.7.25-27)", "(p. 118)"]],
    ["A gain (95% CI: 0.854–0.868).", ["(95% CI: 0.854–0.868)"]],
    ["# References\n\nBell, A. (2023). On panels. Oxford.\n\n# Next\n\nProse.", ["Bell, A. (2023). On panels. Oxford."]],
    ["Festinger's (1954) theory and Nguyen et al. too.", ["Festinger's (1954)", "Nguyen et al."]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("citation", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "The clergy (the First Estate) and the rest.",
    "In 2019 it fell (a lot).",
    "See [the list] for more.",
    "We met in May (as planned).",
    "The plan (it has two parts) works.",
    "Panels cost less than they did.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("citation", text)).toEqual([]);
  });
});

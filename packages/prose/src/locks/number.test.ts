import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("numbers", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["It fell by 82%, from $9,000 to €1,480.00.", ["82%", "$9,000 to €1,480.00"]],
    ["A 6 kW system, 22,500 m² and 55–65 °C.", ["6 kW", "22,500 m²", "55–65 °C"]],
    ["From 14 July 1789 to March 11, 2024, and in May 2023.", ["14 July 1789", "March 11, 2024", "May 2023"]],
    ["At 10:30 a.m. ET or 2 p.m.", ["10:30 a.m. ET", "2 p.m."]],
    ["Version 2.10.3, on 2024-05-14.", ["2.10.3", "2024-05-14"]],
    ["Call +353 1 555 0142 or (555) 014-7783 or 1-800-555-0136.", ["+353 1 555 0142", "(555) 014-7783", "1-800-555-0136"]],
    ["$18 per user per month, at 25 km/h.", ["$18 per user per month", "25 km/h"]],
    ["A 25- to 30-year lifespan and a 5-minute break.", ["25- to 30-year", "5-minute"]],
    ["9 of 14, 7 in 10, 50/30/20, 7–2 and 18.3x.", ["9 of 14", "7 in 10", "50/30/20", "7–2", "18.3x"]],
    ["1½ cups, ¼ tsp and −14.50.", ["1½ cups", "¼ tsp", "−14.50"]],
    ["In 2020 leverage mattered in the 1990s.", ["2020", "1990s"]],
    ["Loss of €(4.2)m, up +0.6%.", ["€(4.2)m", "+0.6%"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("number", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "Three or four of them left.",
    "The 28E tram and the IPX4 rating.",
    "May we go? March on.",
    "Nothing to count here.",
    "A dozen eggs, half a pint.",
    "The B2B market.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("number", text)).toEqual([]);
  });
});

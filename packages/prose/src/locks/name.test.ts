import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("names", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["He met William Shakespeare and King Duncan.", ["William Shakespeare", "King Duncan"]],
    ["William Shakespeare wrote it.", ["William Shakespeare"]],
    ["Macbeth falls. We pity Macbeth.", ["Macbeth", "Macbeth"]],
    ["An iPhone, GitHub, NASA and USB-C.", ["iPhone", "GitHub", "NASA", "USB-C"]],
    ["They love *Macbeth* and *calçada*.", ["Macbeth", "calçada"]],
    ["The Palace of Pena and Joost van der Berg.", ["Palace of Pena", "Joost van der Berg"]],
    ["Ask Ms. Villanueva, J. R. Okafor or Ember & Oak.", ["Ms. Villanueva", "J. R. Okafor", "Ember & Oak"]],
    ["Did Festinger's theory reach St. Brendan's Medical Center?", ["Festinger", "St. Brendan's Medical Center"]],
    ["# The Four-Day Week Is an Idea", ["The Four-Day Week Is an Idea"]],
    ["Click **Set up authenticator app** first.", ["Set up authenticator app"]],
    ["We saw the First Estate in The Hague.", ["First Estate", "The Hague"]],
    ["Tram 28E runs in the U.S. and on Monday.", ["28E", "U.S.", "Monday"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("name", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "Additionally, teams win. Teams matter.",
    "I think I'm right, and I'll say so.",
    "However, it works. The end.",
    "Leveraging data helps. Data helps.",
    "# Start the night before",
    "**Receipts.** An itemized list. **Care:** Hand wash.",
    "Navigate these words: Here they are.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("name", text)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("links", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["Go to https://track.example.com/a?b=1#c.", ["https://track.example.com/a?b=1#c"]],
    ["Write to leah.monroe@routeline.example, please.", ["leah.monroe@routeline.example"]],
    ["Start at velabikes.example/test-ride or www.a.org.", ["velabikes.example/test-ride", "www.a.org"]],
    ["Thanks @dana_m for #NewBeginnings and #48213.", ["@dana_m", "#NewBeginnings", "#48213"]],
    ["Edit ~/.ssh/config, /etc/hosts, ./src/main.ts or C:\\temp\\a.txt.", ["~/.ssh/config", "/etc/hosts", "./src/main.ts", "C:\\temp\\a.txt"]],
    ["See doi:10.1000/xyz123 and ISBN 978-3-16-148410-0.", ["doi:10.1000/xyz123", "ISBN 978-3-16-148410-0"]],
    ["Read [the page](https://a.example \"t\") now.", ["](https://a.example \"t\")"]],
    ["Open README.md and snapwell.toml.", ["README.md", "snapwell.toml"]],
    ["An ![image](a.png) here.", ["![image](a.png)"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("link", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "His and/or her choice, either/or.",
    "It ended.Then it began.",
    "A note: this is fine; e.g. so.",
    "It rose 5 @ 3 each.",
    "We use C# and F#.",
    "Rate it 8/10 or w/o cost.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("link", text)).toEqual([]);
  });
});

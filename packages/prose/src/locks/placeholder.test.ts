import { describe, expect, test } from "vitest";
import { locked } from "../testing/locks.ts";

describe("placeholders", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["Dear {{first_name}}, hello.", ["{{first_name}}"]],
    ["Dear [Name], from [Your Company].", ["[Name]", "[Your Company]"]],
    ["Found %d of %s and ${total}.", ["%d", "%s", "${total}"]],
    ["Write <your-name> here, XXXX or ____.", ["<your-name>", "XXXX", "____"]],
    ["The value {user_id} is set.", ["{user_id}"]],
    ["Use %(count)s here.", ["%(count)s"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(locked("placeholder", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "See [the page](https://a.example).",
    "It fell 5 % so far.",
    "A set of braces, no more.",
    "Sizes S, M and XL.",
    "Snake_case is code.",
    "A < b and b > a.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(locked("placeholder", text)).toEqual([]);
  });
});

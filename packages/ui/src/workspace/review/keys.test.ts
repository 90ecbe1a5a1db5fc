import { expect, test } from "vitest";
import { commandOf, shortcuts } from "./keys.ts";

const press = (written: string) => {
  const control = /Ctrl\+|⌘/u.test(written);
  const key = written.replace(/Ctrl\+|Shift\+|⇧|⌘/gu, "");
  return commandOf({ key: /Shift|⇧/u.test(written) ? key.toUpperCase() : key.toLowerCase(), ctrlKey: control, metaKey: false, altKey: false });
};

test.each(shortcuts.flatMap(([command, keys]) => keys.map((written) => [written, command])))("%s is %s, as the sheet says", (written, command) => {
  expect(press(written)).toBe(command);
});

test("with a modifier of the browser's own a key is left to the browser", () => {
  expect(commandOf({ key: "c", ctrlKey: true, metaKey: false, altKey: false })).toBeUndefined();
  expect(commandOf({ key: "n", ctrlKey: false, metaKey: false, altKey: true })).toBeUndefined();
});

/** What the keyboard can do in the review. */
export type Command = "next" | "previous" | "toggle" | "reword" | "back" | "forward" | "lock" | "copy" | "showChanges" | "help";

/** Keys without a modifier. They are heard while the focus is in the review only, so that nobody's typing meets them (WCAG 2.1.4). */
const plain: Readonly<Record<string, Command>> = { n: "next", p: "previous", u: "toggle", w: "reword", l: "lock", c: "copy", h: "showChanges", "?": "help" };

/** Keys with Control, or Command on a Mac. */
const withControl: Readonly<Record<string, Command>> = { z: "back", Z: "forward", y: "forward" };

/** Each command's keys as people write them, in the order of the sheet. */
export const shortcuts: readonly (readonly [command: Command, keys: readonly string[]])[] = [
  ["next", ["N"]],
  ["previous", ["P"]],
  ["toggle", ["U"]],
  ["reword", ["W"]],
  ["lock", ["L"]],
  ["back", ["Ctrl+Z", "⌘Z"]],
  ["forward", ["Ctrl+Shift+Z", "⇧⌘Z"]],
  ["copy", ["C"]],
  ["showChanges", ["H"]],
  ["help", ["?"]],
];

/** What a press of a key is known by. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export const commandOf = ({ key, ctrlKey, metaKey, altKey }: Press): Command | undefined => {
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? withControl : plain)[key];
};

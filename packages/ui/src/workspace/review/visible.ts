const unseen = /^[\s\p{C}]+$/u;

const codePoint = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** What an edit shows of a wording that the eye cannot see, such as a zero-width space: its code points. */
export const visible = (wording: string) =>
  unseen.test(wording) ? Array.from(wording, codePoint).join(" ") : wording;

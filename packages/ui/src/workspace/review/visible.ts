const unseen = /^[\s\p{C}]+$/u;

const codePoint = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * What an edit shows of a wording: of one that the eye cannot see, such as a zero-width space, its code points. White space
 * at the end is left out, so that no line is drawn through the gap between two words.
 */
export const visible = (wording: string) => (unseen.test(wording) ? Array.from(wording, codePoint).join(" ") : wording.trimEnd());

/** Whether words go and nothing but the gap between their neighbours stays. */
export const isRemoval = (before: string, after: string) => after === "" || (before.trim() !== "" && after.trim() === "");

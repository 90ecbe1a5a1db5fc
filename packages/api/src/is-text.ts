// White-space controls are text. U+FFFD is what a decoder puts where bytes were no text.
// oxlint-disable-next-line no-control-regex -- control characters are what it counts
const control = /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFD-\uFFFF]/g;

/** Whether at most a third of it is control characters: a stray NUL is odd text, a picture's bytes are none. */
export const isText = (text: string): boolean => (text.match(control)?.length ?? 0) * 3 <= text.length;

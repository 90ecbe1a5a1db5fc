/** What failed and where, without the message: engines quote their input, and the text is the person's own. */
export function withoutText(error: unknown): Error {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const failure = new Error(`A request failed with ${name}.`);
  failure.stack = [failure.message, ...stack.split("\n").filter((line) => /^ {4}at /u.test(line))].join("\n");
  return failure;
}

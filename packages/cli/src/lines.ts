/**
 * Splits text that comes in pieces into lines, each without its end; holds one line at a time. Only a line feed ends a
 * line: JSON strings may hold the other separators.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let open: string[] = [];
  for await (const piece of pieces) {
    const [first = "", ...others] = piece.split("\n");
    open.push(first);
    for (const line of others) {
      yield open.join("");
      open = [line];
    }
  }
  const last = open.join("");
  if (last !== "") yield last;
}

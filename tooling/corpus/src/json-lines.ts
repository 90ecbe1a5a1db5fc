/** Reads one JSON object a line. The caller vouches for their shape: these files are fixed. */
export const parseJsonLines = <Row>(source: string): Row[] =>
  source
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Row => JSON.parse(line));

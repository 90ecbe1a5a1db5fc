/** Reads comma-separated values with a header line: one record of strings for each line, quoted fields undone. */
export function parseCsv(source: string): Record<string, string>[] {
  const [header = [], ...rows] = source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(fields);
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ""])));
}

function fields(line: string): string[] {
  const found: string[] = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (character === '"' && quoted && line[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (character === '"') {
      quoted = !quoted;
    } else if (character === "," && !quoted) {
      found.push(field);
      field = "";
    } else if (character !== "\r") {
      field += character;
    }
  }
  return [...found, field];
}

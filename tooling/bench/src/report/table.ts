/** Named rows of figures under a header whose first entry heads the names. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly [name: string, figures: readonly string[]])[];
}

/** A Markdown table whose columns line up in plain text too: names to the left, figures to the right. */
export function toMarkdown({ header, rows }: Table): string {
  const lines = [header, ...rows.map(([name, figures]) => [name].concat(figures))];
  const widths = header.map((_, column) => Math.max(3, ...lines.map((cells) => cell(cells, column).length)));
  const pad = (text: string, column: number) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0));
  const line = (cells: readonly string[]) => `| ${header.map((_, column) => pad(cell(cells, column), column)).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const [head = "", ...body] = lines.map(line);
  return [head, line(rule), ...body].join("\n");
}

const cell = (cells: readonly string[], column: number) => cells[column] ?? "";

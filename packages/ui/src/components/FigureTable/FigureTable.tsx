import { caption as captionClass, cell, frame, head, name, table } from "./FigureTable.css.ts";

export interface Figures {
  /** What the figures are of. */
  readonly caption: string;
  /** One for each column, the first over the rows' names, or empty where they need none. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: string[]])[];
}

/** Measured figures, a row for each thing that was measured. Where they are wider than the screen they scroll by themselves. */
export function FigureTable({ caption, header, rows }: Figures) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key (WCAG 2.1.1)
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption className={captionClass}>{caption}</caption>
        <thead>
          <tr>
            {header.map((label, at) =>
              label === "" ? (
                <td key={label} className={name}>
                  {label}
                </td>
              ) : (
                <th key={label} scope="col" className={at === 0 ? name : head}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...figures]) => (
            <tr key={label}>
              <th scope="row" className={name}>
                {label}
              </th>
              {figures.map((figure, at) => (
                <td key={header[at + 1]} className={cell}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

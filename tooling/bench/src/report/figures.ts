/** A figure with a fixed number of decimals and thousands apart. */
export const figure = (value: number, decimals = 1): string =>
  value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const percent = (share: number, decimals = 1): string => `${figure(100 * share, decimals)} %`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The middle value: a slow run on a busy machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A file's size for people, such as “10 MB”. */
export const inWords = (bytes: number, locale: string): string => {
  const [unit, size] = bytes < megabyte ? (["kilobyte", kilobyte] as const) : (["megabyte", megabyte] as const);
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / size);
};

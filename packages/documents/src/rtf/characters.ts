/** Words that stand for a character. */
export const characterWords: Readonly<Record<string, string>> = {
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
};

const charsets: Readonly<Record<number, number>> = { 77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250 };

/** The code page of a font's character set. */
export const codePageOf = (charset: number): number | undefined => charsets[charset];

const names: Readonly<Record<number, string>> = { 932: "shift_jis", 936: "gbk", 949: "euc-kr", 950: "big5", 874: "windows-874", 10000: "macintosh", 65001: "utf-8" };

export const isDoubleByte = (page: number): boolean => [932, 936, 949, 950].includes(page);
/** Whether a byte is the first of two. Half-width katakana of Shift JIS are not. */
export const isLead = (byte: number, page: number): boolean => byte > 0x80 && byte < 0xff && !(page === 932 && byte > 0x9f && byte < 0xe0);

export function decodeBytes(bytes: readonly number[], page: number): string {
  const name = names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : "windows-1252");
  return new TextDecoder(name).decode(Uint8Array.from(bytes));
}

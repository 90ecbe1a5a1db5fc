const extensions = /\.(?:txt|text|md|markdown)$/iu;

export type FileProblem = "fileType" | "fileTooLarge" | "fileNotText" | "fileUnreadable";

/** The text of a file of at most `limit` bytes, or why there is none. Nothing leaves the device. */
export const readTextFile = async (file: File, limit: number): Promise<{ readonly text: string } | { readonly problem: FileProblem }> => {
  if (!extensions.test(file.name)) return { problem: "fileType" };
  if (file.size > limit) return { problem: "fileTooLarge" };
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { problem: "fileNotText" } : { text };
  } catch {
    return { problem: "fileUnreadable" };
  }
};

const decode = (bytes: Uint8Array): string | null => {
  const text = tryDecode(bytes, markedEncoding(bytes) ?? "utf-8") ?? tryDecode(bytes, "windows-1252");
  return text === null || isMostlyControl(text) ? null : text.replaceAll(/\r\n?/gu, "\n");
};

const markedEncoding = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
};

const tryDecode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Programs, pictures and archives show themselves by NULs and other control characters; prose has next to none. */
const isMostlyControl = (text: string) => {
  // oxlint-disable-next-line no-control-regex
  const controls = text.slice(0, 65_536).match(/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/gu);
  return (controls?.length ?? 0) > Math.min(text.length, 65_536) / 200;
};

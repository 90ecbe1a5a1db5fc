/** Every kind of file that can be opened, by the ending of its name. */
export const documentKinds = ["txt", "md", "html", "docx", "odt", "rtf", "pdf"] as const;
export type DocumentKind = (typeof documentKinds)[number];

const endings: Readonly<Record<string, DocumentKind>> = {
  txt: "txt",
  text: "txt",
  md: "md",
  markdown: "md",
  html: "html",
  htm: "html",
  xhtml: "html",
  docx: "docx",
  odt: "odt",
  rtf: "rtf",
  pdf: "pdf",
};

/** The kind that a file's name speaks of; `undefined` when it has no ending, or one that is not known. */
export const kindOfName = (name: string): DocumentKind | undefined => {
  const ending = endingOf(name);
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
};

/** What stands after the last dot of a name, in small letters; empty without one. */
export const endingOf = (name: string): string => /\.([^./\\]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

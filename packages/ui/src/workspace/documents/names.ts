import type { DocumentKind } from "@prosewell/documents";
import { today } from "../report/today.ts";
import type { NewKind } from "./documents.ts";

/** The name of a file that comes back: beside the one that went in, never over it. */
export const nameAfter = (name: string, kind: DocumentKind): string => `${stemOf(name)}-edited.${endingIn(name, kind)}`;

const stemOf = (name: string) => /^(.+)\.[^.]*$/u.exec(name)?.[1] ?? name;

/** A `.htm` stays one. */
const endingIn = (name: string, kind: DocumentKind) => {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return kinsOf[kind]?.includes(ending) ? ending : kind;
};

const kinsOf: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = { html: ["htm", "xhtml"], md: ["markdown"], txt: ["text"] };

/** The name of a new file: as the one that came in, or of the day. */
export const newName = (name: string | null, stem: string, kind: NewKind): string =>
  name === null ? `${stem}-${today()}.${kind}` : `${stemOf(name)}-edited.${kind}`;

/** The same names, none of them twice, whatever the case of their letters: a folder could not hold both. */
export const apart = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let copy = 2; taken.has(own.toLowerCase()); copy += 1) own = name.replace(/(?=\.[^.]*$)|$/u, ` (${copy})`);
    taken.add(own.toLowerCase());
    return own;
  });
};

/** What a browser is told that a file is. */
export const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  txt: "text/plain",
  md: "text/markdown",
  html: "text/html",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  pdf: "application/pdf",
};

import { strToU8, zipSync, type Zippable } from "fflate";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const partType = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** What a test's document holds; each is the XML inside its part's root. */
export interface DocxParts {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  /** Addresses of links, by relation id. */
  readonly links?: Readonly<Record<string, string>>;
  /** Any other files of the package. */
  readonly files?: Zippable;
}

const roots = ["styles", "numbering", "footnotes", "endnotes", "comments"] as const;

/** A .docx as Word's own constructs make it, by hand. */
export function docx({ body, links = {}, files = {}, ...parts }: DocxParts): Uint8Array<ArrayBuffer> {
  const names = roots.filter((name) => parts[name] !== undefined);
  const part = (root: string, inside: string) => strToU8(`${head}<w:${root} ${namespaces}>${inside}</w:${root}>`);
  const relations = [
    ...names.map((name, at) => `<Relationship Id="rId${at + 1}" Type="${officeType}/${name}" Target="${name}.xml"/>`),
    ...Object.entries(links).map(([id, target]) => `<Relationship Id="${id}" Type="${officeType}/hyperlink" Target="${target}" TargetMode="External"/>`),
  ];
  const overrides = [`<Override PartName="/word/document.xml" ContentType="${partType}.document.main+xml"/>`, ...names.map((name) => `<Override PartName="/word/${name}.xml" ContentType="${partType}.${name}+xml"/>`)];
  const list = (inside: string) => `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${overrides.join("")}</Types>`,
      ),
      "_rels/.rels": strToU8(list(`<Relationship Id="rId1" Type="${officeType}/officeDocument" Target="word/document.xml"/>`)),
      "word/document.xml": part("document", `<w:body>${body}</w:body>`),
      "word/_rels/document.xml.rels": strToU8(list(relations.join(""))),
      ...Object.fromEntries(names.map((name) => [`word/${name}.xml`, part(name, parts[name] ?? "")])),
      ...files,
    },
    { mtime: new Date(2020, 0, 1) },
  );
}

/** A run, set by the properties given. */
export const r = (text: string, properties = ""): string => `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A paragraph. */
export const p = (inside: string, properties = ""): string => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;
export const styled = (style: string): string => `<w:pStyle w:val="${style}"/>`;
export const listed = (list: number, level = 0): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

export const headingStyles = [1, 2, 3].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`).join("");
export const twoLists = `<w:abstractNum w:abstractNumId="0">${[0, 1, 2].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/></w:lvl>`).join("")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${[0, 1].map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl>`).join("")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

import { strToU8, zipSync } from "fflate";
import { escape } from "../xml/text.ts";
import type { MarkdownBlock, Words } from "./markdown.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const words = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.wordprocessingml";
/** The first day that a zip knows: the same text gives the same bytes. */
const mtime = new Date(1980, 0, 1);

const bulletList = 1;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const indent = (level: number) => `<w:pPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/></w:pPr>`;
const bullets = levels.map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${level % 2 === 0 ? "•" : "–"}"/>${indent(level)}</w:lvl>`).join("");
const decimals = levels.map((level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%${level + 1}."/>${indent(level)}</w:lvl>`).join("");

const headings = [1, 2, 3, 4, 5, 6]
  .map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${36 - level * 3}"/></w:rPr></w:style>`)
  .join("");
const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${headings}<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:contextualSpacing/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720" w:right="720"/></w:pPr><w:rPr><w:i/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="SourceCode"><w:name w:val="Source Code"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="0"/></w:pPr><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/></w:rPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>`;

/** A new .docx with the blocks in it, set in styles that Word knows by name. */
export function toDocx(blocks: readonly MarkdownBlock[]): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  const lists = new Map<number, { readonly id: number; readonly count: number; readonly level: number }>();

  const run = ({ text, bold, italic, struck, code, link }: Words): string => {
    const properties = `${link === undefined ? "" : '<w:rStyle w:val="Hyperlink"/>'}${code ? '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>' : ""}${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}${struck ? "<w:strike/>" : ""}`;
    const inside = text.split("\n").map((part) => (part === "" ? "" : `<w:t xml:space="preserve">${escape(part)}</w:t>`)).join("<w:br/>");
    return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${inside}</w:r>`;
  };
  const line = (list: readonly Words[]): string =>
    list
      .map((piece) => {
        if (piece.link === undefined || !/^(?:https?|mailto):/iu.test(piece.link)) return run({ ...piece, link: undefined });
        links.push(piece.link);
        return `<w:hyperlink r:id="rIdLink${links.length}">${run(piece)}</w:hyperlink>`;
      })
      .join("");
  const paragraph = (inside: string, properties = "") => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;
  const styled = (style: string) => `<w:pStyle w:val="${style}"/>`;
  const numbered = (block: MarkdownBlock & { kind: "item" }): number => {
    if (block.count === undefined) return bulletList;
    const known = lists.get(block.list) ?? { id: bulletList + 1 + lists.size, count: block.count, level: block.level };
    lists.set(block.list, known);
    return known.id;
  };

  const body = blocks.map((block): string => {
    switch (block.kind) {
      case "heading":
        return paragraph(line(block.words), styled(`Heading${block.level}`));
      case "item":
        return paragraph(line(block.words), `${styled("ListParagraph")}<w:numPr><w:ilvl w:val="${block.level}"/><w:numId w:val="${numbered(block)}"/></w:numPr>`);
      case "paragraph":
        return paragraph(line(block.words), block.isQuote ? styled("Quote") : "");
      case "code":
        return block.lines.map((text) => paragraph(text === "" ? "" : `<w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r>`, styled("SourceCode"))).join("");
      case "rule":
        return paragraph("", '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>');
      case "table": {
        const columns = Math.max(1, ...block.rows.map((row) => row.length));
        const cells = (row: readonly (readonly Words[])[]) => Array.from({ length: columns }, (_, at) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph(line(row[at] ?? []))}</w:tc>`).join("");
        const edge = ["top", "left", "bottom", "right", "insideH", "insideV"].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join("");
        return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${edge}</w:tblBorders></w:tblPr><w:tblGrid>${"<w:gridCol/>".repeat(columns)}</w:tblGrid>${block.rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>${paragraph("")}`;
      }
      default:
        return "";
    }
  });

  const numbering = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${bullets}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${decimals}</w:abstractNum><w:num w:numId="${bulletList}"><w:abstractNumId w:val="0"/></w:num>${[...lists.values()].map(({ id, count, level }) => `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${count}"/></w:lvlOverride></w:num>`).join("")}`;
  const part = (root: string, inside: string) => strToU8(`${head}<w:${root} xmlns:w="${words}" xmlns:r="${office}">${inside}</w:${root}>`);
  const relations = (inside: string) => strToU8(`${head}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`);
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${types}.numbering+xml"/></Types>`,
      ),
      "_rels/.rels": relations(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
      "word/document.xml": part("document", `<w:body>${body.join("")}${page}</w:body>`),
      "word/styles.xml": part("styles", styles),
      "word/numbering.xml": part("numbering", numbering),
      "word/_rels/document.xml.rels": relations(
        `<Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/>${links.map((link, at) => `<Relationship Id="rIdLink${at + 1}" Type="${office}/hyperlink" Target="${escape(link)}" TargetMode="External"/>`).join("")}`,
      ),
    },
    { mtime },
  );
}

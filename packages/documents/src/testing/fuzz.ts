import { aiPassages } from "@prosewell/corpus";
import { fixtures, type Fixture } from "../../fixtures/read.ts";
import { DocumentError, openDocument, type DocumentKind } from "../index.ts";
import { mutated } from "./mutate.ts";

const page = (text: string) => `<!doctype html><meta charset=utf-8><body><h1>One</h1>${text.split("\n\n").map((block) => `<p>${block.replaceAll("*", "<b>")}</p>`).join("")}<table><tr><td>1<td>2</table></body>`;

/** Sound files of a kind, to be harmed. */
export function soundFiles(kind: DocumentKind): Fixture[] {
  const made = fixtures(kind);
  if (made.length > 0) return made;
  return aiPassages()
    .slice(0, 12)
    .map(({ id, text }) => ({ name: `${id}.${kind}`, bytes: new TextEncoder().encode(kind === "html" ? page(text) : text) }));
}

/** `longest` in milliseconds. Whatever bytes come in, a document comes out, or an error that says why not; and what comes out can be changed and opened again. */
export async function fuzz(kind: DocumentKind, count: number, { first = 0, longest = Infinity } = {}): Promise<{ readonly opened: number; readonly problems: readonly string[] }> {
  const files = soundFiles(kind);
  const problems: string[] = [];
  let opened = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const file = files[seed % files.length];
    if (!file) break;
    const bytes = mutated(file.bytes, seed);
    const start = performance.now();
    const problem = await outcome(file.name, bytes, seed);
    if (problem === "opened") opened += 1;
    else if (problem !== "refused") problems.push(`${file.name}, seed ${seed}: ${problem}`);
    const time = performance.now() - start;
    if (time > longest) problems.push(`${file.name}, seed ${seed}: ${Math.round(time)} ms`);
  }
  return { opened, problems };
}

async function outcome(name: string, bytes: Uint8Array, seed: number): Promise<string> {
  let document;
  try {
    document = await openDocument(bytes, name);
  } catch (error) {
    return error instanceof DocumentError ? "refused" : String(error);
  }
  const end = Math.min(document.text.length, 5 + (seed % 40));
  const change = { start: Math.min(2, end), end, after: "Zz <&" };
  const tracked = { author: "A", date: new Date(0), comments: true };
  try {
    for (const options of document.canTrack ? [{}, { tracked }] : [{}]) {
      const { bytes: written } = document.write([change], options);
      // Bytes that are barely a text may be none once words are taken out.
      if (document.writes !== "txt" && document.writes !== "md") await openDocument(written, name);
    }
    return "opened";
  } catch (error) {
    return `was opened, and not again once written: ${String(error)}`;
  }
}

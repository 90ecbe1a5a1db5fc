import { createHash } from "node:crypto";
import { takeOutData, takeOutLoaded } from "./scripts.ts";

/** A file that a page asks for once it is painted, by its path below `static`. */
export interface Later {
  readonly path: string;
  readonly content: string;
}

export interface Painted {
  readonly html: string;
  /** The data that the page's scripts start with. */
  readonly later: Later | null;
}

/**
 * Runs in the page. One that is not seen is never painted, so its scripts come at once, and so they do where paints are not
 * told of. The scripts are fetched beside the data, and run once it is there: React reads it to its end when it starts.
 */
const loader = (data: string | null, scripts: readonly string[]) =>
  `{const add=(name,properties)=>document.head.append(Object.assign(document.createElement(name),properties)),scripts=${JSON.stringify(scripts)},` +
  `load=async()=>{` +
  (data === null
    ? ""
    : `for(const href of scripts)add("link",{rel:"preload",as:"script",href});` +
      `const data=await(await fetch(${JSON.stringify(data)})).text();self.__next_f=[[0],[1,data]];`) +
  `for(const src of scripts)add("script",{src})};` +
  `if(document.hidden||!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))load();` +
  `else new PerformanceObserver((_,paints)=>{paints.disconnect();load()}).observe({type:"paint",buffered:true})}`;

const laterOf = (data: string): Later | null =>
  data === "" ? null : { path: `chunks/${createHash("sha256").update(data).digest("hex").slice(0, 16)}.txt`, content: data };

/**
 * What is not to come before the paint. A browser fetches the manifest, and then the icon that it names, as soon as it reads of it; React,
 * which finds none in the page, puts it there.
 */
const early = /<link rel="(?:preload" as="script|manifest)"[^>]*>/gu;

/**
 * The page with its scripts, and the data that they start with, loaded once it has been painted: text and faces have the
 * line for themselves, and what can be read is read sooner. A page without such scripts comes back as it is.
 */
export function loadAfterPaint(page: string): Painted {
  const { rest, addresses } = takeOutLoaded(page);
  if (addresses.length === 0) return { html: page, later: null };
  const { rest: html, data } = takeOutData(rest);
  const later = laterOf(data);
  const script = `<script>${loader(later && `/_next/static/${later.path}`, addresses)}</script>`;
  return { html: html.replaceAll(early, "").replace("</body>", `${script}</body>`), later };
}

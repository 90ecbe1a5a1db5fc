import type { Part } from "../report/section.ts";
import { isBare, isHome, nameOf, type Page } from "../sites/pages.ts";
import type { Arrival } from "./arrivals.ts";
import { homeOverBare } from "./budget.ts";
import { stylesIn } from "./styles-in.ts";
import { kilobytes, packedBytes, weigh } from "./weight.ts";

/** A page, and what it asked for. */
export interface Load {
  readonly page: Page;
  readonly arrivals: readonly Arrival[];
}

const bodies = (arrivals: readonly Arrival[], wanted: (arrival: Arrival) => boolean) => arrivals.filter(wanted).map(({ body }) => body);
const of = (kind: Arrival["kind"]) => (arrival: Arrival) => arrival.kind === kind;

/** Packed bytes of every script that a page asks for by itself. */
export const scriptBytes = ({ arrivals }: Pick<Load, "arrivals">): number => packedBytes(bodies(arrivals, of("script")));

export function scriptsPart(loads: readonly Load[]): Part {
  const bare = loads.find(({ page }) => isBare(page));
  const floor = bare ? scriptBytes(bare) : Number.NaN;
  return {
    title: "First-load JavaScript",
    note: `KB of every script that a page asks for by itself until the network is idle: no input, no consent. The bar for a home page is the bare page + ${kilobytes(homeOverBare)} KB gzip; a test keeps it.`,
    table: {
      header: ["page", "scripts", "minified", "gzip", "brotli", "gzip over bare", "bar"],
      rows: loads.map(({ page, arrivals }) => {
        const scripts = bodies(arrivals, of("script"));
        const { raw, gzip, brotli } = weigh(scripts);
        const over = gzip - floor;
        const bar = over <= homeOverBare ? "kept" : "missed";
        return [nameOf(page), [String(scripts.length), ...[raw, gzip, brotli, over].map(kilobytes), isHome(page) ? bar : ""]];
      }),
    },
  };
}

export function restPart(loads: readonly Load[]): Part {
  return {
    title: "HTML, styles and faces of the first load",
    note: "KB. The styles stand in the HTML, which is therefore weighed with them; faces come packed.",
    table: {
      header: ["page", "HTML", "HTML gzip", "styles in it", "gzip", "style sheets gzip", "faces", "KB"],
      rows: loads.map(({ page, arrivals }) => {
        const html = bodies(arrivals, of("html"));
        const fonts = bodies(arrivals, of("font"));
        const [document, inside] = [weigh(html), weigh(html.map(stylesIn))];
        const sheets = weigh(bodies(arrivals, of("style")));
        const sizes = [document.raw, document.gzip, inside.raw, inside.gzip, sheets.gzip];
        return [nameOf(page), [...sizes.map(kilobytes), String(fonts.length), kilobytes(weigh(fonts).raw)]];
      }),
    },
  };
}

export function intentPart(loads: readonly Load[]): Part {
  const groups: readonly [name: string, wanted: (arrival: Arrival) => boolean][] = [
    ["scripts of the page: review, its texts", ({ kind, byWorker }) => kind === "script" && !byWorker],
    ["scripts of the worker: engine, language data", ({ kind, byWorker }) => kind === "script" && byWorker],
    ["style sheets", of("style")],
  ];
  return {
    title: "What the first intent brings",
    note: "KB of what is asked for when the text box takes focus on a page that is already there. A file that page and worker share counts for the page.",
    table: {
      header: ["page", "files", "minified", "gzip", "brotli"],
      rows: loads.flatMap(({ page, arrivals }) =>
        groups.map(([name, wanted]): Part["table"]["rows"][number] => {
          const files = bodies(arrivals, wanted);
          const { raw, gzip, brotli } = weigh(files);
          return [`${nameOf(page)}, ${name}`, [String(files.length), ...[raw, gzip, brotli].map(kilobytes)]];
        }),
      ),
    },
  };
}

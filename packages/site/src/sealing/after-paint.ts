import { takeOutLoaded } from "./scripts.ts";

/** Runs in the page. One that is not seen is never painted, so its scripts come at once, and so they do where paints are not told of. */
const loader = (addresses: readonly string[]) =>
  `{const load=()=>{for(const address of ${JSON.stringify(addresses)}){const script=document.createElement("script");script.src=address;document.head.append(script)}};` +
  `if(document.hidden||!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))load();` +
  `else new PerformanceObserver((_,paints)=>{paints.disconnect();load()}).observe({type:"paint",buffered:true})}`;

const preload = /<link rel="preload" as="script"[^>]*>/gu;

/**
 * The page with its scripts loaded once it has been painted: text and faces have the line for themselves, and what
 * can be read is read sooner. A page without such scripts comes back as it is.
 */
export function loadAfterPaint(html: string): string {
  const { rest, addresses } = takeOutLoaded(html);
  if (addresses.length === 0) return html;
  return rest.replaceAll(preload, "").replace("</body>", `<script>${loader(addresses)}</script></body>`);
}

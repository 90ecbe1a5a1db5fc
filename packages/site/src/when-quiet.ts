/** For so long after it has loaded, the page's own work goes first; in milliseconds. */
const grace = 1000;

/** Calls back once the page has loaded and has had its time. Gives what calls it off. */
export function whenQuiet(callback: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const rest = () => {
    const timer = setTimeout(callback, grace);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true, signal });
  return () => off.abort();
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { type Entry, repairOf } from "./page-history.ts";

/** Keeps Back and Forward whole across links that lead along a page. */
export function PageHistory() {
  const shownPath = usePathname();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const here = (): Entry => ({ path: location.pathname, state: history.state as unknown });
    let last: Entry | null = null;

    // Captured: by the time that a link has been followed, the note is gone.
    document.addEventListener("click", () => (last = here()), { capture: true, signal });
    addEventListener(
      "popstate",
      () => {
        const repair = repairOf(here(), shownPath, last);
        if (repair.type === "reload") location.reload();
        if (repair.type === "note") history.replaceState(repair.state, "");
      },
      { signal },
    );
    return () => listening.abort();
  }, [shownPath]);
  return null;
}

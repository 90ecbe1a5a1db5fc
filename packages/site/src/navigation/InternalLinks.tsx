"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlain, otherPage } from "./internal-link.ts";

/**
 * Turns plain anchors into client navigation. Components stay free of a router, and pages free of
 * the 3.4 KB of `next/link`.
 */
export function InternalLinks() {
  const router = useRouter();
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: "click" | "pointerover" | "focusin", follow: (path: string, event: Event) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const path = pathOf(event);
          if (path) follow(path, event);
        },
        { signal: listening.signal },
      );

    on("click", (path, event) => {
      if (!(event instanceof MouseEvent) || !isPlain(event)) return;
      event.preventDefault();
      router.push(path);
    });
    on("pointerover", (path) => router.prefetch(path));
    on("focusin", (path) => router.prefetch(path));
    return () => listening.abort();
  }, [router]);
  return null;
}

function pathOf({ target }: Event): string | undefined {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor) return undefined;
  return otherPage({ href: anchor.href, target: anchor.target, download: anchor.hasAttribute("download") }, location.href);
}

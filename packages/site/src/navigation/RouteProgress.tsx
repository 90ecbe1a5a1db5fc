"use client";

import { LoadingBar } from "@prosewell/ui";
import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { isLoading, signal, subscribe } from "./store.ts";

/** The loading bar, on from the start of a route change to its end (R1). */
export function RouteProgress({ label }: { label: string }) {
  const loading = useSyncExternalStore(subscribe, isLoading, () => false);
  useEffect(offOnReturn, []);
  return (
    <>
      <LoadingBar active={loading} label={label} />
      {/* A static page has no query until it runs in the browser; only this empty part waits for it. */}
      <Suspense fallback={null}>
        <Arrival />
      </Suspense>
    </>
  );
}

function Arrival() {
  const address = `${usePathname()}?${useSearchParams()}`;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- A new address is the arrival, whatever it says.
  useEffect(() => signal({ type: "arrived" }), [address]);
  return null;
}

/** A change that left this document may bring it back from the browser's cache as it was, bar and all. */
function offOnReturn() {
  window.addEventListener("pageshow", off);
  return () => window.removeEventListener("pageshow", off);
}

const off = () => signal({ type: "failed" });

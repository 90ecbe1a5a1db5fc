"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { canonical } from "./page-metadata.ts";

const never = () => () => {};

/** The canonical and social address of a page that is built once and served at many (R3). */
export function PresentAddress({ siteUrl }: { siteUrl: string }) {
  const path = usePathname();
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  if (!isInBrowser) return null;
  const address = canonical(siteUrl, path);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta name="twitter:url" content={address} />
    </>
  );
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { canonical } from "./page-metadata.ts";

/** The canonical and social address of a page that is built once and served at many (R3). */
export function PresentAddress({ siteUrl }: { siteUrl: string }) {
  const path = usePathname();
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(canonical(siteUrl, path)), [siteUrl, path]);
  if (!address) return null;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta name="twitter:url" content={address} />
    </>
  );
}

"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenQuiet } from "../when-quiet.ts";
import type { UpdatesProps } from "./Updates.tsx";

/** Keeps the site on the device once the page has had its time, and offers what is newer. */
export function Offline(props: UpdatesProps) {
  const [Fetched, setFetched] = useState<ComponentType<UpdatesProps> | null>(null);

  useEffect(
    () =>
      whenQuiet(() =>
        import("./Updates.tsx").then(
          ({ Updates }) => setFetched(() => Updates),
          () => undefined,
        ),
      ),
    [],
  );

  return Fetched ? <Fetched {...props} /> : null;
}

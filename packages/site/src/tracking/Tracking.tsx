"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ConsentQuestionProps } from "./ConsentQuestion.tsx";
import { isTracked } from "./keys.ts";
import { whenQuiet } from "../when-quiet.ts";

/** The tracking layer's place on every page: fetched once the page is there and rests, and nothing at all in a build without a key. */
export function Tracking(props: ConsentQuestionProps) {
  const [Fetched, setFetched] = useState<ComponentType<ConsentQuestionProps> | null>(null);

  useEffect(() => {
    if (!isTracked) return undefined;
    return whenQuiet(() =>
      import("./TrackedPage.tsx").then(
        ({ TrackedPage }) => setFetched(() => TrackedPage),
        () => undefined,
      ),
    );
  }, []);

  return Fetched ? <Fetched {...props} /> : null;
}

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useRuntime } from "../use-runtime.ts";
import type { Given, LoadTray } from "./tray.ts";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

interface TrayOptions {
  readonly load: LoadTray;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onFail: () => void;
}

/**
 * Takes files that are chosen, or dropped anywhere on the page: elsewhere the browser would leave the page for them. What opens
 * them comes with the first. Text that is dragged in is left to the browser.
 */
export const useTray = ({ load, input, onFail }: TrayOptions) => {
  const { runtime: Tray, ready } = useRuntime(load);
  const [given, setGiven] = useState<Given | null>(null);
  const [dropping, setDropping] = useState(false);

  const take = (files: readonly File[]) => {
    if (files.length > 0) ready().then(() => setGiven({ files }), onFail);
  };
  const drop = useEffectEvent((files: readonly File[]) => {
    input.current?.focus();
    take(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const on = (type: "dragover" | "dragleave" | "drop", hear: (event: DragEvent) => void) =>
      addEventListener(type, hear, { signal: listening.signal });

    on("dragover", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    });
    on("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setDropping(false);
    });
    on("drop", (event) => {
      setDropping(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      drop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, []);

  return { Tray, given, dropping, take };
};

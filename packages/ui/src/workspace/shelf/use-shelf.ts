import { useRef, useState } from "react";
import type { LoadShelf, Panel, WordedShelf } from "./shelf.ts";

/** The shelf, once something of it is needed, and what of it is open. */
export const useShelf = (load: LoadShelf, onFail: () => void) => {
  const [Shelf, setShelf] = useState<WordedShelf | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const loading = useRef<Promise<void> | null>(null);

  const fetchIt = async () => {
    loading.current ??= load().then((loaded) => setShelf(() => loaded));
    try {
      await loading.current;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };

  return {
    Shelf,
    panel,
    /** Fetches it without opening anything; a failure is silent. */
    need: () => void fetchIt().catch(() => undefined),
    open: (wanted: Panel) => void fetchIt().then(() => setPanel(wanted), onFail),
    close: () => setPanel(null),
  };
};

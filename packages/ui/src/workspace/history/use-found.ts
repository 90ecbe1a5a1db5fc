import { useCallback, useEffect, useState } from "react";
import type { Reviewed } from "../review-file/written-review.ts";
import { find, keep, type KeptRun, open, remove } from "./history-store.ts";

/** What a search of the history brings; read anew whenever the panel opens, since another tab may have written. */
export const useFound = (isOpen: boolean, query: string) => {
  const [found, setFound] = useState<readonly KeptRun[] | null>(null);
  const [refused, setRefused] = useState(false);
  /** The run that was deleted last; it can be brought back until the panel closes. */
  const [removed, setRemoved] = useState<Reviewed | null>(null);

  const read = useCallback(async () => {
    try {
      setFound(await find(query, Date.now()));
      setRefused(false);
    } catch {
      setRefused(true);
    }
  }, [query]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let current = true;
    find(query, Date.now()).then(
      (runs) => {
        if (!current) return;
        setFound(runs);
        setRefused(false);
      },
      () => current && setRefused(true),
    );
    return () => {
      current = false;
    };
  }, [isOpen, query]);

  const take = async (id: string) => {
    try {
      const review = await open(id);
      await remove(id);
      setRemoved(review);
    } catch {
      setRefused(true);
    }
    await read();
  };
  const bringBack = async () => {
    if (removed) await keep(removed, Date.now()).then(() => setRemoved(null), () => setRefused(true));
    await read();
  };

  return { found, refused, removed, take, bringBack, giveUp: () => setRemoved(null) };
};

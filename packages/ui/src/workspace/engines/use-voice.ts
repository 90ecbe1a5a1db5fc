import { useEffect, useEffectEvent, useState } from "react";
import { readVoice, removeVoice, writeVoice } from "./voice-store.ts";

/** The sample of the person's own writing that this device keeps; read when it is first wanted. */
export const useVoice = (isWanted: boolean) => {
  const [sample, setSample] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    if (isWanted) void readVoice().then((kept) => current && setSample(kept));
    return () => {
      current = false;
    };
  }, [isWanted]);

  const forget = useEffectEvent(() => setSample(null));
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => key === null && forget();
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);

  return {
    sample,
    /** Rejects where the browser keeps nothing. */
    keep: async (kept: string | null) => {
      await (kept === null ? removeVoice() : writeVoice(kept));
      setSample(kept);
    },
  };
};

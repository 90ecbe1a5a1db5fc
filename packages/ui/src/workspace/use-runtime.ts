import { useRef, useState } from "react";

/** What does a workspace's work: loaded at the first intent, and again on a retry after that failed. */
export const useRuntime = <Runtime>(load: () => Promise<Runtime>) => {
  const [runtime, setRuntime] = useState<Runtime | null>(null);
  const loading = useRef<Promise<Runtime> | null>(null);

  const ready = async () => {
    loading.current ??= load();
    try {
      const loaded = await loading.current;
      setRuntime(() => loaded);
      return loaded;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };

  /** Begins to load. A failure is silent here: what needs it tries again, and tells. */
  const prepare = () => void ready().catch(() => undefined);

  return { runtime, ready, prepare };
};

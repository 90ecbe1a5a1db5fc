let isKept = false;
const listeners = new Set<() => void>();

/** Whether the tool's files are kept on this device, so that it works without a connection. */
export const isToolKept = (): boolean => isKept;

export function tellKept(): void {
  isKept = true;
  for (const listener of listeners) listener();
}

export function watchKept(listener: () => void): () => void {
  // Without a key: the person had everything on this device forgotten, these files too.
  const forget = ({ key }: StorageEvent) => {
    if (key !== null) return;
    isKept = false;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", forget);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", forget);
  };
}

let isKept = false;
const listeners = new Set<() => void>();

/** Whether the tool's files are kept on this device, so that it works without a connection. */
export const isToolKept = (): boolean => isKept;

export function tellKept(): void {
  isKept = true;
  for (const listener of listeners) listener();
}

export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

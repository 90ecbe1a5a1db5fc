import type { Documents } from "@prosewell/ui/documents";

const client = () => import("@prosewell/documents/client");

/** Files are read and written in a worker of their own; even what starts it comes with the first file. */
export const documents: Documents = {
  open: async (...file) => (await client()).openInWorker(...file),
  export: async (...text) => (await client()).exportInWorker(...text),
};

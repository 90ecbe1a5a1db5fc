import { fileURLToPath } from "node:url";

/** The path of a document that a real program has made. */
export const documentFixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.resolve("@prosewell/documents/worker")));

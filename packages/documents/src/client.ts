import { proxy, releaseProxy, wrap } from "comlink";
import type { Change, OnShare, WriteOptions, Written } from "./document.ts";
import type { ExportKind } from "./export/export-text.ts";
import { DocumentError } from "./failure.ts";
import type { Limits } from "./limits.ts";
import type { Opened, Served } from "./served.ts";

/** A document that a worker holds: the page stays free, and what a hostile file might break is the worker. */
export interface WorkerDocument extends Opened {
  /** As of an open document. Rejects with an `Error` when the worker has died. */
  write(changes: readonly Change[], options?: WriteOptions): Promise<Written>;
  /** Lets the document and its worker go. What still runs is rejected. */
  close(): void;
}

/** What opening a document in a worker may be told. */
export interface OpenInWorkerOptions {
  readonly limits?: Partial<Limits>;
  /** Called after each page of a PDF, with the share of its pages that are read; the other kinds are read at once. */
  readonly onShare?: OnShare | undefined;
  /** Stops the worker at once, in the midst of whatever it does. */
  readonly signal?: AbortSignal;
}

/**
 * Opens a file in a worker of its own. Rejects with a {@link DocumentError}, with the signal's reason, or with an `Error` when the worker
 * could not start or died.
 */
export async function openInWorker(bytes: Uint8Array, name: string, { limits = {}, onShare, signal }: OpenInWorkerOptions = {}): Promise<WorkerDocument> {
  const { remote, death, close } = startWorker(signal);
  try {
    const opened = await Promise.race([remote.open(bytes, name, limits, onShare && proxy(onShare)), death]);
    if ("code" in opened) throw new DocumentError(opened.code, opened.detail, { actual: opened.actual });
    return {
      ...opened,
      write: (changes, options = {}) => Promise.race([remote.write(changes, options), death]),
      close: () => close(),
    };
  } catch (error) {
    close(error);
    throw error;
  }
}

/** A new file of a text in Markdown, as `exportText` of `./export` makes it, while the page stays free. Rejects as {@link openInWorker} does. */
export async function exportInWorker(text: string, kind: ExportKind, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const { remote, death, close } = startWorker(signal);
  try {
    return await Promise.race([remote.export(text, kind), death]);
  } finally {
    close();
  }
}

function startWorker(signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const remote = wrap<Served>(worker);
  let die: (reason: unknown) => void = () => {};
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  death.catch(() => {}); // Whoever waits for the worker hears of it; nobody else needs to.
  worker.addEventListener("error", (event) => die(new Error(event.message || "The worker could not be loaded.")));
  worker.addEventListener("messageerror", () => die(new Error("The worker sent something unreadable.")));
  let isOpen = true;
  const close = (reason: unknown = new Error("The document was closed.")) => {
    if (!isOpen) return;
    isOpen = false;
    signal?.removeEventListener("abort", cancel);
    // First, so that whoever waits hears why, and not that the line is dead.
    die(reason);
    remote[releaseProxy]();
    worker.terminate();
  };
  const cancel = () => close(signal?.reason);
  signal?.addEventListener("abort", cancel, { once: true });
  return { remote, death, close };
}

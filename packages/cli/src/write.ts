/** Writes to standard output and waits until it is taken, so that a slow reader holds the work back. */
export function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Whether the reader of our output has gone away (`| head`): the end of the work, and no failure. */
export const isReaderGone = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EPIPE";

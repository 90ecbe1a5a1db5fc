/** Writes the last draft that it was given: once typing pauses, or at once when it is told to, or never when it is dropped. */
export const createDraftKeeper = <Draft>(write: (draft: Draft) => void, pause: number) => {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting) write(waiting);
    waiting = null;
  };

  const keep = (draft: Draft) => {
    clearTimeout(timer);
    waiting = draft;
    timer = setTimeout(flush, pause);
  };

  const drop = () => {
    clearTimeout(timer);
    waiting = null;
  };

  return { keep, flush, drop };
};

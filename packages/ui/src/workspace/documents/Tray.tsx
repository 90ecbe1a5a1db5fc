import { useEffect, useEffectEvent, useState } from "react";
import { undecided } from "../review/undecided.ts";
import { Batch } from "./batch/Batch.tsx";
import { isDone, type Row } from "./batch/rows.ts";
import { useBatch } from "./batch/use-batch.ts";
import { Slip } from "./Slip.tsx";
import type { Given, TrayProps } from "./tray.ts";
import { useOpening } from "./use-opening.ts";

/** Where files come in, and what stands over the text of one. */
export function Tray(props: TrayProps) {
  const { messages, documents, given, source, text, input, fileBytes, several, dispatch } = props;
  const { reading, share, open, stop } = useOpening(props);
  const queue = useBatch({ documents, fileBytes, several, author: messages.author });
  const [isShown, setIsShown] = useState(false);

  const take = useEffectEvent(({ files }: Given) => {
    const [first] = files;
    if (several && (files.length > 1 || isShown)) {
      queue.add(files);
      setIsShown(true);
    } else if (first) void open(first);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- files come from outside of React
    if (given) take(given);
  }, [given]);

  const andStay = (act: () => void) => {
    act();
    // What was pressed goes.
    input.current?.focus({ preventScroll: true });
  };
  const openRow = (row: Row) => {
    setIsShown(false);
    if (isDone(row)) dispatch({ type: "reopened", outcome: row.progress.outcome, decisions: undecided, notice: { id: "opened", name: row.file.name } });
    else void open(row.file);
  };
  const done = queue.rows.filter(isDone).length;

  return (
    <>
      {reading === null ? null : <Slip words={messages.reading(reading)} isBusy share={share} action={messages.cancel} onAction={() => andStay(stop)} />}
      {reading === null && source ? (
        <Slip name={source.name} words={messages.about(source, text !== source.text)} closing={messages.letGo(source.name)} onAction={() => andStay(() => dispatch({ type: "released" }))} />
      ) : null}
      {queue.rows.length > 0 && !isShown ? (
        <Slip words={messages.batch.queue(queue.rows.length, done)} isBusy={queue.isRunning} action={messages.batch.show} onAction={() => setIsShown(true)} />
      ) : null}
      {several ? (
        <Batch open={isShown} messages={messages.batch} locale={messages.locale} {...{ queue, several, fileBytes }} onOpen={openRow} onClose={() => setIsShown(false)} />
      ) : null}
    </>
  );
}

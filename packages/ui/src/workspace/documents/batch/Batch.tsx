import { useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { acceptedDocuments } from "../../accepted-files.ts";
import { inWords } from "../../bytes.ts";
import { ElsewhereNotice } from "../../elsewhere/ElsewhereNotice.tsx";
import { choice, intro, list, news, standing, tools } from "./Batch.css.ts";
import { BatchRow } from "./BatchRow.tsx";
import type { BatchMessages } from "./messages.ts";
import { isDone, isOpen, type Row, wordsOf } from "./rows.ts";
import type { Several } from "./several.ts";
import type { Batch as Queue } from "./use-batch.ts";

interface BatchProps {
  readonly open: boolean;
  readonly messages: BatchMessages;
  readonly locale: string;
  readonly queue: Queue;
  readonly several: Several;
  readonly fileBytes: number;
  readonly onOpen: (row: Row) => void;
  readonly onClose: () => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Several files, one queue. */
export function Batch({ open, messages, locale, queue, several, fileBytes, onOpen, onClose }: BatchProps) {
  const { rows, isRunning, asks, add, start, stop, remove } = queue;
  const [tracked, setTracked] = useState(false);
  const [failed, setFailed] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const done = rows.filter(isDone);
  const waiting = rows.filter(isOpen);
  const held = rows.filter(({ progress }) => progress.status === "held");
  const isReading = rows.some(({ progress }) => progress.status === "reading");
  const edits = sum(done.map(({ progress }) => progress.edits));

  const save = async (files: typeof done, isOne: boolean) => {
    try {
      const { mediaTypes, saveFile, today, zipOf } = await import("./saving.ts");
      const [only] = files;
      setFailed(false);
      if (!isOne) return saveFile(`${messages.zipStem}-${today()}.zip`, "application/zip", await zipOf(files.map(({ progress }) => progress)));
      const kind = only?.progress.outcome.source?.writes;
      if (only && kind) saveFile(only.progress.name, mediaTypes[kind], new Uint8Array(await only.progress.made.arrayBuffer()));
    } catch {
      setFailed(true);
    }
  };
  const removeAt = (row: Row) => {
    // What was pressed goes with its row.
    adding.current?.focus();
    remove(row.id);
  };

  return (
    <Dialog
      open={open}
      title={messages.title}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          {isRunning ? (
            <Button onClick={stop}>{messages.stop}</Button>
          ) : (
            <Button look={waiting.length === 0 && done.length > 1 ? "outline" : "primary"} aria-disabled={waiting.length === 0 || isReading} onClick={waiting.length === 0 || isReading ? undefined : () => void start(tracked)}>
              {messages.start(waiting.length)}
            </Button>
          )}
          {done.length > 1 ? <Button look={waiting.length === 0 ? "primary" : "outline"} onClick={() => void save(done, false)}>{messages.zip(done.length)}</Button> : null}
        </>
      }
    >
      <p className={intro}>{messages.intro}</p>
      <div className={tools}>
        <div className={choice}>
          <Switch label={messages.tracked} description={messages.trackedHint} checked={tracked} disabled={isRunning} onChange={setTracked} />
        </div>
        <Button ref={adding} onClick={() => picker.current?.click()}>
          {messages.add}
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          multiple
          accept={acceptedDocuments}
          aria-label={messages.add}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = ""; // The same files can be chosen again.
          }}
        />
        <p className={standing}>
          <span>{messages.total(rows.length, sum(rows.map(wordsOf)))}</span>
          <span>{several.standing}</span>
        </p>
      </div>
      <ul className={list} aria-label={messages.list}>
        {rows.map((row) => (
          <BatchRow
            key={row.id}
            limit={inWords(fileBytes, locale)}
            {...{ messages, row }}
            onOpen={() => onOpen(row)}
            onDownload={() => void (isDone(row) && save([row], true))}
            onRemove={() => removeAt(row)}
          />
        ))}
      </ul>
      <div className={news} aria-live="polite">
        {!isRunning && done.length > 0 ? <p>{messages.finished(done.length, edits)}</p> : null}
        {!isRunning && held.length > 0 ? <Notice>{messages.heldBack(held.map(({ file }) => file.name))}</Notice> : null}
        {asks && several.elsewhere ? (
          <ElsewhereNotice
            messages={several.elsewhere}
            onAgree={() => {
              several.agree();
              adding.current?.focus();
              void start(tracked);
            }}
          />
        ) : null}
        {failed ? <Notice kind="problem">{messages.notMade}</Notice> : null}
      </div>
    </Dialog>
  );
}

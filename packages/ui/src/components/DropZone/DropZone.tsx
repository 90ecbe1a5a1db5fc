"use client";

import { type DragEvent, useId, useState } from "react";
import { button } from "../Button/Button.css.ts";
import { Notice } from "../Notice/Notice.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { choose, hint, invitation, progress, whileBusy, whileIdle, whileOver, words, zone } from "./DropZone.css.ts";

interface DropZoneMessages {
  /** On the button: the way in for those who do not drag. */
  readonly choose: string;
  /** What else can be done, such as “or drop it here”. */
  readonly drop: string;
  /** While a file is held over it. */
  readonly over: string;
  /** Which files are taken, and how large. */
  readonly hint: string;
}

interface DropZoneProps {
  readonly messages: DropZoneMessages;
  /** What can be chosen, as a file input names it. What is dropped can be anything: its owner judges it. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** A sentence while files are read; till then it takes no others. */
  readonly busy?: string | undefined;
  /** A sentence: what was wrong with the files, and what to do. */
  readonly problem?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Where files come in, chosen or dropped. */
export function DropZone({ messages, accept, multiple = false, busy, problem, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !busy) onFiles(taken);
  };

  return (
    <div
      className={zone}
      role="presentation"
      aria-busy={busy !== undefined}
      data-over={over && !busy ? "" : undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <div className={invitation}>
        <label className={`${button} ${choose}`} data-look="outline" aria-disabled={busy !== undefined}>
          <input
            className={visuallyHidden}
            type="file"
            accept={accept}
            multiple={multiple}
            aria-describedby={`${id}-hint`}
            aria-disabled={busy !== undefined}
            onClick={(event) => busy && event.preventDefault()}
            onChange={({ target }) => {
              take(target.files);
              target.value = ""; // The same file can be chosen again.
            }}
          />
          {messages.choose}
        </label>
        <div className={words}>
          <span className={whileIdle}>{messages.drop}</span>
          <span className={whileOver}>{messages.over}</span>
          <span className={whileBusy} aria-live="polite">
            {busy}
          </span>
        </div>
      </div>
      <p id={`${id}-hint`} className={hint}>
        {messages.hint}
      </p>
      <div aria-live="polite">{problem && !busy ? <Notice kind="problem">{problem}</Notice> : null}</div>
      {busy ? (
        <div className={progress}>
          <ProgressBar label={busy} share={null} />
        </div>
      ) : null}
    </div>
  );
}

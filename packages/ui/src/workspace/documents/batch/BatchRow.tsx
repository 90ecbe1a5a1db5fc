import DownloadSign from "lucide-react/icons/download";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { ProgressBar } from "../../../components/ProgressBar/ProgressBar.tsx";
import { about, buttons, name as nameClass, progress as progressClass, row as rowClass } from "./Batch.css.ts";
import type { BatchMessages } from "./messages.ts";
import { isDone, type Progress, type Row } from "./rows.ts";

interface BatchRowProps {
  readonly messages: BatchMessages;
  readonly row: Row;
  readonly limit: string;
  /** Opens it in the workspace, as it came or with its review. */
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

const sayings: { readonly [Status in Progress["status"]]: (progress: Extract<Progress, { status: Status }>, about: Pick<BatchRowProps, "messages" | "limit" | "row">) => string } = {
  reading: (_, { messages }) => messages.reading,
  bad: ({ problem }, { messages, limit, row }) => messages.problem(row.file.name, problem, limit),
  ready: ({ words }, { messages }) => messages.ready(words),
  held: ({ words }, { messages }) => messages.held(words),
  failed: (_, { messages }) => messages.failed,
  working: (_, { messages }) => messages.working,
  done: ({ edits, refused, words, outcome }, { messages }) =>
    [
      messages.done(edits, words),
      ...(outcome.rest === "" ? [] : [messages.firstWords(outcome.result.words.in)]),
      ...(refused === 0 ? [] : [messages.refused(refused)]),
    ].join(" "),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each saying is under its own status
const said = (props: BatchRowProps) => (sayings[props.row.progress.status] as (progress: Progress, about: BatchRowProps) => string)(props.row.progress, props);

/** A file of the queue: how far it has come, what is wrong with it, and what can be done with it. */
export function BatchRow(props: BatchRowProps) {
  const { messages, row, onOpen, onDownload, onRemove } = props;
  const { file, progress } = row;
  const id = useId();
  const isStill = progress.status !== "reading" && progress.status !== "working";

  return (
    <li className={rowClass} data-status={progress.status} aria-labelledby={id}>
      <p id={id} className={nameClass}>
        {file.name}
      </p>
      <p className={about}>{said(props)}</p>
      <div className={buttons}>
        {isDone(row) ? (
          <IconButton label={messages.download(row.progress.name)} onClick={onDownload}>
            <DownloadSign size={18} aria-hidden />
          </IconButton>
        ) : null}
        {isStill && progress.status !== "bad" ? (
          <Button look="quiet" aria-label={messages.open(file.name)} onClick={onOpen}>
            {messages.openIt}
          </Button>
        ) : null}
        {isStill ? (
          <IconButton label={messages.remove(file.name)} data-removes="" onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {isStill ? null : (
        <div className={progressClass}>
          <ProgressBar label={`${file.name}: ${said(props)}`} share={progress.status === "working" ? progress.share : null} />
        </div>
      )}
    </li>
  );
}

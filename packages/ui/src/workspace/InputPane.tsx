import { type ReactNode, type RefObject, type SyntheticEvent, useId, useRef } from "react";
import { Button } from "../components/Button/Button.tsx";
import { TextArea } from "../components/TextArea/TextArea.tsx";
import { acceptedFiles } from "./accepted-files.ts";
import { file as fileClass, head, hint, label, page, pane } from "./InputPane.css.ts";
import type { WorkspaceMessages } from "./messages.ts";
import type { Panel } from "./shelf/shelf.ts";

interface InputPaneProps {
  readonly messages: WorkspaceMessages["input"];
  readonly placeholder: string;
  readonly text: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  /** Said of the file that the text came out of. */
  readonly above?: ReactNode;
  /** The bar under the text. */
  readonly children: ReactNode;
  readonly onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  readonly onType: (text: string) => void;
  /** Whether several files can be chosen at once. */
  readonly takesSeveral?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Asked for the samples or the history; absent where neither is offered. */
  readonly onPanel?: (panel: Panel) => void;
}

export function InputPane({ messages, placeholder, text, input, above, children, takesSeveral = false, onSelect, onType, onFiles, onPanel }: InputPaneProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);

  return (
    <div className={pane}>
      <div className={head}>
        <label className={label} htmlFor={id}>
          {messages.label}
        </label>
        <div className={fileClass}>
          {onPanel ? (
            <>
              <Button look="quiet" aria-haspopup="dialog" onClick={() => onPanel("samples")}>
                {messages.trySample}
              </Button>
              <Button look="quiet" aria-haspopup="dialog" onClick={() => onPanel("history")}>
                {messages.history}
              </Button>
            </>
          ) : null}
          <Button look="quiet" aria-describedby={`${id}-file`} onClick={() => picker.current?.click()}>
            {messages.openFile}
          </Button>
          <input
            ref={picker}
            hidden
            type="file"
            accept={acceptedFiles}
            multiple={takesSeveral}
            aria-label={messages.openFile}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              target.value = ""; // The same file can be chosen again.
            }}
          />
        </div>
      </div>
      {above}
      <div className={page}>
        <TextArea
          ref={input}
          id={id}
          name="text"
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onSelect={onSelect}
          onChange={({ target }) => onType(target.value)}
        />
        <p id={`${id}-file`} className={hint}>
          {messages.fileHint}
        </p>
      </div>
      {children}
    </div>
  );
}

"use client";

import { type KeyboardEvent, type ReactNode, useId, useReducer, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { foot, kept as keptClass } from "../ActionBar.css.ts";
import { ActionBar } from "../ActionBar.tsx";
import type { OnActivity } from "../activity.ts";
import type { LoadTray } from "../documents/tray.ts";
import { useTray } from "../documents/use-tray.ts";
import { DraftButtons } from "../DraftButtons.tsx";
import { toldElsewhere } from "../elsewhere/elsewhere.ts";
import { ElsewhereNotice } from "../elsewhere/ElsewhereNotice.tsx";
import { InputPane } from "../InputPane.tsx";
import { Notices } from "../Notices.tsx";
import { empty, emptyTitle, foot as resultFoot, pane } from "../ResultPane.css.ts";
import { useDraft } from "../use-draft.ts";
import { useWordCount } from "../use-word-count.ts";
import { desk, drop, panes, sheet } from "../Workspace.css.ts";
import { initialState, isRunning, reduce } from "../workspace-state.ts";
import type { DetectorMessages } from "./messages.ts";
import { type LoadDetector, useCheck } from "./use-check.ts";

export interface DetectorWorkspaceProps {
  readonly messages: DetectorMessages;
  readonly placeholder: string;
  /** The most words that are judged at once; of a longer text, the first. */
  readonly wordsPerRun: number;
  /** What a check costs. */
  readonly price: string;
  /** The most bytes of a file that is opened. */
  readonly fileBytes: number;
  /** Said after where the text is kept. */
  readonly note?: ReactNode;
  readonly load: LoadDetector;
  readonly loadTray: LoadTray;
  /** Told of every load or check that fails. */
  readonly report?: (error: unknown) => void;
  readonly onActivity?: OnActivity;
}

const nobody: OnActivity = () => {};

/** The detector by itself. It shares the draft with the workspace, so that a text that was checked here can be rewritten there. */
export function DetectorWorkspace({ messages: spoken, placeholder, wordsPerRun, price, fileBytes, note, load, loadTray, report, onActivity = nobody }: DetectorWorkspaceProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(reduce, initialState);
  const { draft, source, run, recalled, notice, replaced } = state;
  const words = useWordCount(draft.text);
  const tray = useTray({ load: loadTray, input, onFail: () => dispatch({ type: "refused", notice: { id: "shelfFailed" } }) });
  const { runtime, checked, agree, prepare, check, stop, forget } = useCheck({ load, wordsPerRun, dispatch, report, onActivity });
  const messages = toldElsewhere(spoken, runtime?.elsewhere);
  useDraft({
    draft,
    review: recalled,
    input,
    onRestore: (stored, review) => dispatch({ type: "restored", draft: stored, recalled: review }),
    onForget: () => {
      forget();
      dispatch({ type: "forgotten", notice: { id: "forgotten" } });
    },
  });

  const start = () => {
    const text = input.current?.value ?? draft.text;
    if (text !== draft.text) dispatch({ type: "typed", text });
    if (text.trim() === "") dispatch({ type: "refused", notice: { id: "emptyText" } });
    else void check(text);
  };
  const renew = () => {
    start();
    // What was pressed goes with the old result.
    result.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A check that is under way may be of an earlier text: this one takes its place.
    if (!event.repeat) start();
  };
  const clear = () => {
    dispatch({ type: "replaced", text: "", notice: { id: "cleared" } });
    forget();
    input.current?.focus();
  };
  const goElsewhere = () => {
    agree();
    // What was pressed goes.
    input.current?.focus({ preventScroll: true });
    start();
  };
  const undo = () => {
    dispatch({ type: "undone" });
    input.current?.focus();
  };
  const kept = (
    <>
      {messages.input.privacy}
      {note}
    </>
  );

  return (
    <div className={desk}>
      <div className={sheet} role="presentation" data-dropping={tray.dropping ? "" : undefined} onFocus={prepare} onPointerEnter={prepare} onPaste={prepare} onKeyDown={onKeyDown}>
        <div className={panes}>
          <InputPane
            messages={messages.input}
            placeholder={placeholder}
            text={draft.text}
            input={input}
            onSelect={() => {}}
            onType={(text) => dispatch({ type: "typed", text })}
            onFiles={tray.take}
            above={tray.Tray ? <tray.Tray given={tray.given} text={draft.text} {...{ source, input, fileBytes, dispatch, onActivity }} /> : null}
          >
            <div className={foot}>
              <Notices messages={messages} notice={notice} tooLong={words !== null && words > wordsPerRun ? wordsPerRun : null} onRetry={start}>
                {notice?.id === "elsewhere" && runtime?.elsewhere ? <ElsewhereNotice messages={runtime.elsewhere} onAgree={goElsewhere} /> : null}
              </Notices>
              <ActionBar messages={messages} run={run} words={words} wordsPerRun={wordsPerRun} kept={kept} standing={price} resultId={`${id}-result`} onStart={start} onCancel={stop}>
                <DraftButtons messages={messages.input} canUndo={replaced !== null} canClear={draft.text !== ""} onUndo={undo} onClear={clear} />
              </ActionBar>
            </div>
            {run.status === "idle" ? null : <p className={keptClass}>{kept}</p>}
          </InputPane>
          <section ref={result} id={`${id}-result`} className={pane} tabIndex={-1} aria-label={messages.result.label}>
            {runtime && checked ? (
              <>
                <runtime.Judgement text={checked.text} isPart={checked.text.length < checked.whole.trimEnd().length} judgement={checked.judgement} />
                {checked.whole === draft.text ? null : (
                  <div className={resultFoot}>
                    <Notice actions={isRunning(state) ? null : <Button onClick={renew}>{messages.run.humanize}</Button>}>{messages.result.stale}</Notice>
                  </div>
                )}
              </>
            ) : (
              <div className={empty}>
                <p className={emptyTitle}>{messages.result.emptyTitle}</p>
                <p>{messages.result.emptyText}</p>
              </div>
            )}
          </section>
        </div>
        {tray.dropping ? (
          <div className={drop} aria-hidden="true">
            {messages.input.drop}
          </div>
        ) : null}
      </div>
    </div>
  );
}

"use client";

import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useReducer, useRef, useState } from "react";
import { foot, kept as keptClass } from "./ActionBar.css.ts";
import { ActionBar } from "./ActionBar.tsx";
import type { OnActivity } from "./activity.ts";
import { LimitNotice } from "./allowance/LimitNotice.tsx";
import { useAffordable } from "./allowance/use-affordable.ts";
import type { LoadTray } from "./documents/tray.ts";
import { useTray } from "./documents/use-tray.ts";
import { DraftButtons } from "./DraftButtons.tsx";
import { toldElsewhere } from "./elsewhere/elsewhere.ts";
import type { Served } from "./engines/served.ts";
import { ElsewhereNotice } from "./elsewhere/ElsewhereNotice.tsx";
import { InputPane } from "./InputPane.tsx";
import { LockedWords } from "./LockedWords.tsx";
import type { WorkspaceMessages } from "./messages.ts";
import { Notices } from "./Notices.tsx";
import { pasteRich } from "./paste/paste-rich.ts";
import { ResultPane } from "./ResultPane.tsx";
import type { LoadRuntime } from "./runtime.ts";
import { Setting } from "./Setting.tsx";
import type { LoadShelf } from "./shelf/shelf.ts";
import { useShelf } from "./shelf/use-shelf.ts";
import { type Draft, nextStrength, strengths, tones } from "./settings.ts";
import { useDraft } from "./use-draft.ts";
import { useRun } from "./use-run.ts";
import { useSelection } from "./use-selection.ts";
import { useWordCount } from "./use-word-count.ts";
import { desk, drop, panes, settings, sheet } from "./Workspace.css.ts";
import { initialState, isRunning, isStale, reduce, type WorkspaceEvent } from "./workspace-state.ts";

export interface WorkspaceProps {
  readonly messages: WorkspaceMessages;
  readonly placeholder: string;
  /** The most words that one run rewrites; what follows them is carried over unchanged. */
  readonly wordsPerRun: number;
  /** What a day grants, as it is said before the person's own standing is known. */
  readonly perDay: string;
  /** The most bytes of a file that is opened. */
  readonly fileBytes: number;
  /** Said after where the text is kept. */
  readonly note?: ReactNode;
  readonly load: LoadRuntime;
  readonly loadShelf: LoadShelf;
  readonly loadTray: LoadTray;
  /** Told of every load or run that fails. */
  readonly report?: (error: unknown) => void;
  readonly onActivity?: OnActivity;
}

const nobody: OnActivity = () => {};

/** The tool: a text goes in, comes back edited, and nothing typed is ever lost (E3). */
export function Workspace({ messages: spoken, placeholder, wordsPerRun, perDay, fileBytes, note, load, loadShelf, loadTray, report, onActivity = nobody }: WorkspaceProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [state, dispatch] = useReducer(reduce, initialState);
  const [served, setServed] = useState<Served | null>(null);
  const { draft, source, run, outcome, coming, decisions, decisionHistory, opened, recalled, notice, replaced } = state;
  const { selected, onSelect } = useSelection();
  const words = useWordCount(draft.text);
  const { runtime, allowance, paid, grant, agree, prepare, show, start, startFile, cancel, abandon } = useRun({ load, wordsPerRun, dispatch, report, onActivity });
  const affordable = useAffordable({ text: draft.text, words, wordsPerRun, allowance, paid });
  const daily = runtime?.daily?.messages;
  const standing = daily && allowance ? daily.standing(allowance) : perDay;
  const messages = toldElsewhere(spoken, served?.told ?? runtime?.elsewhere);
  /** What takes the place of the text takes that of its run too. */
  const bring = (event: WorkspaceEvent) => {
    if (event.type === "reopened" || event.type === "forgotten") abandon();
    if (event.type === "replaced" && event.notice.id === "sample") grant(event.text);
    // It was paid for when it was made.
    if ((event.type === "reopened" || event.type === "recalled") && event.outcome.result.edits.length > 0) grant(event.outcome.original);
    dispatch(event);
  };
  const partFailed = () => dispatch({ type: "refused", notice: { id: "shelfFailed" } });
  const tray = useTray({ load: loadTray, input, onFail: partFailed });
  const shelf = useShelf(loadShelf, partFailed);
  useDraft({
    draft,
    review: outcome?.id ?? recalled,
    input,
    onRestore: (stored, review) => dispatch({ type: "restored", draft: stored, recalled: review }),
    onForget: () => bring({ type: "forgotten", notice: { id: "forgotten" } }),
  });

  useEffect(() => {
    // The focus came before the page was alive to hear of it.
    if (document.activeElement === input.current) prepare();
    // Once, after hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (outcome ?? recalled) shelf.need();
    if (outcome) show();
    // As often as there is another output; what it calls never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome, recalled]);

  const humanize = () => {
    // What stands in the box is what the person sees, told of or not.
    const text = input.current?.value ?? draft.text;
    if (text !== draft.text) dispatch({ type: "typed", text });
    if (text.trim() === "") dispatch({ type: "refused", notice: { id: "emptyText" } });
    else void start({ ...draft, text }, source, served);
  };
  /** A result follows the settings at once, and so does a run, where that sends no text anywhere; before the first one there is nothing to follow. */
  const choose = (chosen: Partial<Pick<Draft, "tone" | "strength" | "locked" | "stronger">>, isAsked = served === null) => {
    dispatch({ type: "chose", draft: chosen });
    if ((outcome !== null || isRunning(state)) && isAsked && draft.text.trim() !== "") void start({ ...draft, ...chosen }, source, served);
  };
  const lock = (locked: readonly string[]) => {
    choose({ locked });
    // What was pressed is gone.
    input.current?.focus({ preventScroll: true });
  };
  const raise = (stronger: readonly string[]) => {
    choose({ stronger }, true);
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A run that is under way may be of an earlier text, or of other settings: this one takes its place.
    if (!event.repeat) humanize();
  };
  const onPaste = (event: ClipboardEvent) => {
    prepare();
    pasteRich(event, input.current, () => dispatch({ type: "refused", notice: { id: "pastedRich" } }));
    const pasted = event.clipboardData.getData("text");
    const tell = async () => {
      const { countWordsInSlices } = await import("./measure.ts");
      onActivity({ name: "text_pasted", words: await countWordsInSlices(pasted) });
    };
    tell().catch(() => undefined);
  };
  const clear = () => {
    dispatch({ type: "replaced", text: "", notice: { id: "cleared" } });
    input.current?.focus();
  };
  const goElsewhere = () => {
    agree();
    // What was pressed goes.
    input.current?.focus({ preventScroll: true });
    humanize();
  };
  const undo = () => {
    dispatch({ type: "undone" });
    input.current?.focus();
  };
  const kept = (
    <>
      {messages.input.privacy}
      {served ? null : note}
    </>
  );

  return (
    <div className={desk}>
      <div
        className={sheet}
        role="presentation"
        data-dropping={tray.dropping ? "" : undefined}
        onFocus={prepare}
        onPointerEnter={prepare}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      >
        <div className={settings}>
          <Setting
            name={`${id}-tone`}
            {...messages.tone}
            order={tones}
            value={draft.tone}
            onChange={(tone) => choose({ tone })}
          />
          <Setting
            name={`${id}-strength`}
            {...messages.strength}
            order={strengths}
            value={draft.strength}
            onChange={(strength) => choose({ strength })}
          />
          {runtime?.Engines ? <runtime.Engines onServe={setServed} /> : null}
        </div>
        <div className={panes} data-reviewing={outcome ? "" : undefined}>
          <InputPane
            messages={messages.input}
            placeholder={placeholder}
            text={draft.text}
            input={input}
            onSelect={onSelect}
            onType={(text) => dispatch({ type: "typed", text })}
            takesSeveral
            onFiles={tray.take}
            above={
              tray.Tray ? (
                <tray.Tray
                  given={tray.given}
                  text={draft.text}
                  {...{ source, input, fileBytes, onActivity }}
                  several={{ settings: { tone: draft.tone, strength: draft.strength, locked: draft.locked }, wordsPerRun, standing, rewrite: startFile, elsewhere: runtime?.elsewhere, agree }}
                  dispatch={bring}
                />
              ) : null
            }
            onPanel={shelf.open}
          >
            <div className={foot}>
              <Notices
                messages={messages}
                notice={notice}
                tooLong={affordable === null && words !== null && words > wordsPerRun ? wordsPerRun : null}
                onRetry={humanize}
              >
                {daily && allowance && affordable !== null ? (
                  <LimitNotice allowance={allowance} affordable={affordable} isRefused={notice?.id === "dailyLimit"} messages={daily} />
                ) : null}
                {notice?.id === "elsewhere" && runtime?.elsewhere ? <ElsewhereNotice messages={runtime.elsewhere} onAgree={goElsewhere} /> : null}
              </Notices>
              <LockedWords as="locked" messages={messages} locked={draft.locked} candidate={selected} onChange={lock} />
              <LockedWords
                as="stronger"
                messages={messages}
                locked={draft.stronger ?? []}
                candidate={outcome && !served && nextStrength(draft.strength) ? selected : null}
                onChange={raise}
              />
              <ActionBar messages={messages} run={run} words={words} wordsPerRun={affordable || wordsPerRun} kept={kept} standing={standing} resultId={`${id}-result`} onStart={humanize} onCancel={cancel}>
                <DraftButtons messages={messages.input} canUndo={replaced !== null} canClear={draft.text !== ""} onUndo={undo} onClear={clear} />
              </ActionBar>
            </div>
            {run.status === "idle" ? null : <p className={keptClass}>{kept}</p>}
          </InputPane>
          <ResultPane
            id={`${id}-result`}
            messages={messages.result}
            runtime={runtime}
            {...{ outcome, coming, served, decisions, decisionHistory, opened }}
            stale={isStale(state)}
            renew={isRunning(state) ? null : { label: messages.run.humanize, start: humanize }}
            onStrengthen={(strength) => choose({ strength }, true)}
            onStronger={(stronger) => choose({ stronger }, true)}
            onAgain={(again) => void start(again.outcome.draft, source, served, again)}
            onLock={(phrase) => choose({ locked: [...draft.locked.filter((other) => other !== phrase), phrase] })}
            onCopy={(count) => onActivity({ name: "result_copied", words: count })}
            onDecide={(decided, history) => dispatch({ type: "decided", decisions: decided, history })}
            onUndo={([first, ...more]) => first && onActivity({ name: "edit_undone", rule: first.rule, edits: 1 + more.length })}
          />
        </div>
        {tray.dropping ? (
          <div className={drop} aria-hidden="true">
            {messages.input.drop}
          </div>
        ) : null}
      </div>
      {shelf.Shelf ? <shelf.Shelf panel={shelf.panel} {...{ outcome, decisions, recalled }} dispatch={bring} onClose={shelf.close} /> : null}
    </div>
  );
}

import type { Result } from "@prosewell/humanizer";
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Notice } from "../../components/Notice/Notice.tsx";
import { Detection } from "../detection/Detection.tsx";
import { Download } from "../documents/Download.tsx";
import { modelEngine } from "../engines/model-engine.ts";
import { countWords } from "../measure.ts";
import { TakeAlong } from "../report/TakeAlong.tsx";
import type { ReviewMessages } from "../messages.ts";
import type { ReviewProps } from "../runtime.ts";
import { Statistics } from "../statistics/Statistics.tsx";
import { decidedText, nextWording } from "./decisions.ts";
import { undecided } from "./undecided.ts";
import { EditedText } from "./EditedText.tsx";
import { type Command, commandOf, type Press } from "./keys.ts";
import { NoteCard } from "./NoteCard.tsx";
import { Notes } from "./Notes.tsx";
import { selectPlace } from "./place.ts";
import { head, spread } from "./Review.css.ts";
import { hasRates } from "./rates.ts";
import { ReviewHead } from "./ReviewHead.tsx";
import { ReviewTools } from "./ReviewTools.tsx";
import { SelectionLock } from "./SelectionLock.tsx";
import { selectedWords } from "./selected-words.ts";
import { Shortcuts } from "./Shortcuts.tsx";
import { againIn, strongerIn } from "./stronger.ts";
import { Unchanged } from "./Unchanged.tsx";
import { outageIn } from "./outage.ts";
import { uncheckedIn } from "./unchecked.ts";
import { useActiveEdit } from "./use-active-edit.ts";
import { useDecisions } from "./use-decisions.ts";
import { wordsOfEdit } from "./words-of-edit.ts";
import { useWordsOf } from "./use-words-of.ts";

/** What the proof could not compare in the text's language, in a sentence. */
const uncheckedNotice = ({ language, proof }: Result, { model }: ReviewMessages) => {
  const kinds = uncheckedIn(proof);
  return kinds.length > 0 ? model.unchecked(kinds, language) : null;
};

/** The output with every change marked, explained and proved, and each of them the person's to undo or to reword. */
export function Review({ outcome, decisions: before = undecided, decisionHistory: earlier, messages, isStale = false, detect, documents, onStrengthen, onStronger, onAgain, onLock, onCopy, onDecide, onUndo }: ReviewProps) {
  const { original, result, rest } = outcome;
  const { edits, hints, shortfalls = [] } = result;
  const isModels = result.engine === modelEngine;
  const outage = outageIn(result);
  const active = useActiveEdit(useId());
  const decided = useDecisions({ original, edits, before, earlier, onDecide, onUndo });
  const [showChanges, setShowChanges] = useState(true);
  const [helping, setHelping] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const marked = showChanges;
  // Where the model was away from all of it, one sentence says so.
  const told = outage === "whole" ? [] : shortfalls;
  const noted = marked && edits.length + hints.length + told.length > 0;
  const chosen = edits.find(({ id }) => id === active.chosen?.edit);
  const languageNotice = isModels ? uncheckedNotice(result, messages) : messages.languageNotice(result.language, result.coverage);
  const text = useMemo(() => decidedText(original, edits, decided.decisions), [original, edits, decided.decisions]);
  const words = useWordsOf(text, { text: result.text, words: result.words.out });
  const wordsOver = useMemo(() => countWords(rest), [rest]);
  const stronger = isModels ? againIn(original, onAgain) : strongerIn(original, outcome.draft, onStronger);
  const about = { edits, original, decided, stronger, onLock, messages };

  const step = (by: 1 | -1) => {
    const inOrder = edits.toSorted((one, other) => one.start - other.start);
    const at = chosen ? inOrder.indexOf(chosen) : by === 1 ? -1 : 0;
    return inOrder.at((at + by) % inOrder.length);
  };
  const showPlace = (start: number, end: number) => {
    // Places are found among the marks.
    flushSync(() => setShowChanges(true));
    if (page.current) selectPlace(page.current, start, end);
  };
  const ownWords = chosen && wordsOfEdit(chosen);
  const lock = (phrase: string | undefined) => {
    if (!phrase || !onLock) return;
    getSelection()?.removeAllRanges();
    onLock(phrase);
  };
  const does: Readonly<Record<Command, () => void>> = {
    next: () => marked && active.visit(step(1)),
    previous: () => marked && active.visit(step(-1)),
    toggle: () => chosen && decided.toggle([chosen]),
    reword: () => chosen && decided.choose(chosen, nextWording(chosen, decided.decisions)),
    lock: () => lock(selectedWords(page.current, original)?.words ?? ownWords),
    back: () => decided.back?.(),
    forward: () => decided.forward?.(),
    copy: () => copyButton.current?.click(),
    showChanges: () => setShowChanges(!showChanges),
    help: () => setHelping(true),
  };
  const onKeyDown = (event: Press & Pick<KeyboardEvent, "preventDefault">) => {
    if (helping) return;
    if (event.key === "Escape") active.release();
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    does[command]();
  };
  const onPaneKey = useEffectEvent(onKeyDown);
  // The pane around it has the focus where what was pressed is gone, or a link led there: the keys are heard there too.
  useEffect(() => {
    const pane = root.current?.parentElement;
    const hear = (event: globalThis.KeyboardEvent) => event.target === pane && onPaneKey(event);
    pane?.addEventListener("keydown", hear);
    return () => pane?.removeEventListener("keydown", hear);
  }, []);
  // A window that is left has no next target, and whoever comes back to it finds the note as it was.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && !currentTarget.contains(relatedTarget) && active.release();

  return (
    <div ref={root} className={head} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <ReviewHead outcome={outcome} words={words} messages={messages} onShow={showPlace} />
      <ReviewTools
        messages={messages}
        text={text + rest}
        copyButton={copyButton}
        onCopy={() => onCopy?.(words + wordsOver)}
        edits={edits.length === 0 ? null : { decided, showChanges, onShowChanges: setShowChanges, onStep: (by) => active.show(step(by)), onHelp: does.help }}
      >
        {documents ? <Download messages={messages.download} text={text + rest} decisions={decided.decisions} {...{ documents, outcome, isStale }} /> : null}
      </ReviewTools>
      {outage ? <Notice kind="problem">{messages.model.outage(outage === "whole")}</Notice> : null}
      {languageNotice === null ? null : <Notice>{languageNotice}</Notice>}
      {rest === "" ? null : <Notice>{messages.carriedOver(result.words.in, wordsOver)}</Notice>}
      {edits.length > 0 ? null : (
        <Unchanged messages={messages} strength={outcome.draft.strength} judged={isModels || languageNotice === null || result.coverage === "pack"} by={isModels ? messages.model.unchangedText : messages.unchangedText} onStrengthen={onStrengthen} />
      )}
      <div className={spread} data-notes={noted ? "" : undefined}>
        <EditedText ref={page} outcome={outcome} active={marked ? active : null} decisions={decided.decisions} messages={messages} />
        {marked && onLock ? <SelectionLock page={page} onLock={lock} except={ownWords === undefined ? outcome.draft.locked : [ownWords, ...outcome.draft.locked]} {...{ original, messages }} /> : null}
        {noted ? <Notes active={active} hints={hints} shortfalls={told} refused={result.proof.rolledBack} onShow={showPlace} {...about} /> : null}
        {marked && chosen && active.chosen?.at === "mark" ? (
          <NoteCard key={chosen.id} edit={chosen} markId={active.idOf("mark", chosen.id)} onClose={active.release} {...about} />
        ) : null}
      </div>
      <Statistics
        texts={{ before: original, after: text }}
        words={{ before: result.words.in, after: words }}
        marks={hasRates(result) && text === result.text ? result.marks : null}
        language={result.language}
        messages={messages.statistics}
      />
      <Detection detect={detect} original={original} text={text} messages={messages.detection} />
      <TakeAlong outcome={outcome} decisions={decided.decisions} messages={messages.takeAlong} words={messages.report} />
      <Shortcuts open={helping} messages={messages.shortcuts} onClose={() => setHelping(false)} />
    </div>
  );
}

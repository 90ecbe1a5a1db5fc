import Search from "lucide-react/icons/search";
import Trash from "lucide-react/icons/trash-2";
import { useId, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { Switch } from "../../components/Switch/Switch.tsx";
import type { ShelfMessages } from "../shelf/messages.ts";
import { about, field, icon, item, list, opening, removal, searchBox, status } from "./History.css.ts";
import type { KeptRun } from "./history-store.ts";
import { useFound } from "./use-found.ts";

interface HistoryProps {
  readonly open: boolean;
  readonly messages: ShelfMessages["history"];
  readonly locale: string;
  /** Whether runs are being kept. */
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onChoose: (run: KeptRun) => void;
  /** Asked to forget everything; asks back itself. */
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** The runs of the last days: found, opened, deleted. */
export function History({ open, messages, locale, on, onSwitch, onChoose, onForget, onClose }: HistoryProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const { found, refused, removed, take, bringBack, giveUp } = useFound(open, query);
  const runs = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const isSearch = query.trim() !== "";

  /** What was pressed goes with its run, so the focus goes to its neighbour first. */
  const takeAt = (run: KeptRun, index: number) => {
    const buttons = runs.current?.querySelectorAll<HTMLElement>("[data-removes]") ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? search.current)?.focus();
    void take(run.id);
  };
  const close = () => {
    giveUp();
    setQuery("");
    onClose();
  };

  return (
    <Dialog
      open={open}
      title={messages.title}
      closeLabel={messages.close}
      onClose={close}
      actions={
        <Button look="quiet" onClick={onForget}>
          {messages.forget}
        </Button>
      }
    >
      <Switch label={messages.keep} description={messages.keepHint} checked={on} onChange={onSwitch} />
      <div className={field}>
        <Search className={icon} size={18} aria-hidden />
        <input
          ref={search}
          className={searchBox}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={messages.search}
          placeholder={messages.search}
          aria-controls={id}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <div className={status} aria-live="polite">
        {refused ? <Notice kind="problem">{messages.refused}</Notice> : null}
        {removed ? (
          <Notice actions={<Button onClick={() => void bringBack().then(() => search.current?.focus())}>{messages.bringBack}</Button>}>{messages.removed}</Notice>
        ) : null}
        {found === null || (found.length === 0 && !isSearch) ? null : <p>{isSearch ? messages.found(found.length) : messages.runs(found.length)}</p>}
      </div>
      {found?.length === 0 && !isSearch && !refused ? <EmptyState title={messages.emptyTitle} text={messages.emptyText} /> : null}
      <ul ref={runs} id={id} className={list} aria-label={messages.title}>
        {found?.map((run, index) => (
          <li key={run.id} className={item}>
            <button type="button" className={opening} dir="auto" aria-describedby={`${id}-${run.id}`} onClick={() => onChoose(run)}>
              {run.opening}
            </button>
            <p id={`${id}-${run.id}`} className={about}>
              {[time.format(run.at), messages.words(run.words), messages.edits(run.edits), messages.settings(run.tone, run.strength)].join(" · ")}
            </p>
            <div className={removal}>
              <IconButton label={messages.remove(run.opening.slice(0, 40))} data-removes="" onClick={() => takeAt(run, index)}>
                <Trash size={18} aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

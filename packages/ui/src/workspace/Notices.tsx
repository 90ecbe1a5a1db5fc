import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../components/Button/Button.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { fill } from "./fill.ts";
import type { WorkspaceMessages } from "./messages.ts";
import type { Notice as NoticeState } from "./workspace-state.ts";

interface NoticesProps {
  readonly messages: Pick<WorkspaceMessages, "locale" | "run" | "notices">;
  readonly notice: NoticeState | null;
  /** The limit that the text is over, if it is. */
  readonly tooLong: number | null;
  /** What else there is to say. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

const sentenceOf = (notice: NoticeState, { locale, notices }: NoticesProps["messages"]) => {
  if ("text" in notice) return notice.text;
  if (notice.id === "dailyLimit" || notice.id === "elsewhere") return null;
  return fill(notices[notice.id], { name: notice.name ?? "" }, locale);
};

const news: ReadonlySet<NoticeState["id"]> = new Set(["opened", "pastedRich", "cleared", "sample", "reopened", "forgotten"]);
const isProblem = ({ id }: NoticeState) => !news.has(id);
const canRetry = ({ id }: NoticeState) => id === "loadFailed" || id === "runFailed";

/** A live region that is always there, so that what appears in it is announced. */
export function Notices({ messages, notice, tooLong, children, onRetry }: NoticesProps) {
  const live = useRef<HTMLDivElement>(null);

  const sentence = notice && sentenceOf(notice, messages);

  useEffect(() => {
    if (!notice || !live.current) return;
    const { top, bottom } = live.current.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) live.current.scrollIntoView({ block: "nearest" });
  }, [notice]);

  return (
    <div ref={live} aria-live="polite">
      {notice && sentence !== null ? (
        <Notice kind={isProblem(notice) ? "problem" : "note"} actions={canRetry(notice) ? <Button onClick={onRetry}>{messages.run.retry}</Button> : null}>
          {sentence}
        </Notice>
      ) : null}
      {tooLong === null ? null : <Notice>{fill(messages.run.tooLong, { limit: tooLong }, messages.locale)}</Notice>}
      {children}
    </div>
  );
}

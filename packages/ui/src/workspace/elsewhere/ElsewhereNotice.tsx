import { Button } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import type { Elsewhere } from "./elsewhere.ts";

interface ElsewhereNoticeProps {
  readonly messages: Elsewhere;
  readonly onAgree: () => void;
}

/** Asks before a text leaves the device; until it is answered, none does. */
export function ElsewhereNotice({ messages, onAgree }: ElsewhereNoticeProps) {
  return (
    <Notice kind="problem" actions={<Button onClick={onAgree}>{messages.agree}</Button>}>
      {messages.ask}
    </Notice>
  );
}

import { ButtonLink } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import type { Allowance, AllowanceMessages } from "./allowance.ts";

interface LimitNoticeProps {
  readonly allowance: Allowance;
  /** How many of the text's words can still be rewritten. */
  readonly affordable: number;
  /** Whether a run was just refused. */
  readonly isRefused: boolean;
  readonly messages: AllowanceMessages;
}

/** The day's words are not enough for the text: what they are enough for, when they are back, and what can be done until then. */
export function LimitNotice({ allowance, affordable, isRefused, messages }: LimitNoticeProps) {
  const said = affordable > 0 ? messages.enoughFor(affordable, allowance) : messages.usedUp(allowance);
  return (
    <Notice actions={affordable > 0 ? null : <ButtonLink href={messages.instead.href}>{messages.instead.label}</ButtonLink>}>
      {isRefused ? `${messages.nothingRewritten} ${said}` : said}
    </Notice>
  );
}

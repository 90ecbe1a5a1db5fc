import { useEffect, useState } from "react";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden.tsx";
import { isUrgent, type Toast } from "./toast.ts";
import type { ToasterMessages } from "./Toaster.tsx";

interface UpdatesProps {
  readonly toasts: readonly Toast[];
  readonly messages: ToasterMessages;
}

/** Announces what became of a toast that is there already; Radix speaks only of one that comes. */
export function Updates({ toasts, messages }: UpdatesProps) {
  const changed = toasts.filter(({ revision }) => revision > 0);
  const say = (urgent: boolean) =>
    changed
      .filter(({ type }) => isUrgent(type) === urgent)
      .map(({ id, revision, type, message }) => <Once key={`${id} ${revision}`} text={`${messages.label} ${messages.types[type]} ${message}`} />);

  return (
    <VisuallyHidden>
      <output aria-atomic={false}>{say(false)}</output>
      <span role="alert" aria-atomic={false}>
        {say(true)}
      </span>
    </VisuallyHidden>
  );
}

/** As long as Radix leaves its announcements: enough to be heard, too short to be met again while reading. */
const announcedFor = 1000;

function Once({ text }: { readonly text: string }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), announcedFor);
    return () => clearTimeout(timer);
  }, []);
  return isSaid ? null : <span>{text}</span>;
}

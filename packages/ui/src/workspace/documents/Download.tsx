import DownloadSign from "lucide-react/icons/download";
import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { Switch } from "../../components/Switch/Switch.tsx";
import { HiddenOnPhones } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Decisions } from "../review/decisions.ts";
import type { Outcome } from "../runtime.ts";
import type { DownloadMessages } from "./download-messages.ts";
import { choice, heading, hint, kinds, news, part } from "./Download.css.ts";
import { type Documents, type NewKind, newKinds } from "./documents.ts";

interface DownloadProps {
  readonly messages: DownloadMessages;
  readonly documents: Documents;
  readonly outcome: Outcome;
  readonly decisions: Decisions;
  /** The whole output as it was decided. */
  readonly text: string;
  /** Whether the input has changed since the run. */
  readonly isStale: boolean;
}

interface Said {
  readonly kind: "making" | "saved" | "failed";
  readonly text: string;
  /** What had no place in the file. */
  readonly refused?: string;
}

/** The output as a file: the one that came in with only its words changed, or a new one. */
export function Download({ messages, documents, outcome, decisions, text, isStale }: DownloadProps) {
  const { source, draft } = outcome;
  const [open, setOpen] = useState(false);
  const [tracked, setTracked] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  const offer = async (make: () => Promise<Omit<Said, "kind">>) => {
    if (said?.kind === "making") return;
    setSaid({ kind: "making", text: messages.making });
    try {
      setSaid({ kind: "saved", ...(await make()) });
    } catch {
      setSaid({ kind: "failed", text: messages.failed });
    }
  };
  const saveFile = async () => {
    if (!source) throw new Error("No file came in.");
    const { mediaTypes, nameAfter, saveSource, saveFile: save } = await import("./saving.ts");
    const isTracked = tracked && source.canTrack;
    const { bytes, refused } = await saveSource(documents, source, outcome, decisions, isTracked ? { author: messages.author, date: new Date(), comments: true } : undefined);
    const name = nameAfter(source.name, source.writes);
    save(name, mediaTypes[source.writes], bytes);
    return { text: messages.saved(name), ...(refused.length > 0 && { refused: messages.refused(refused.map(({ after }) => after.trim())) }) };
  };
  const saveNew = async (kind: NewKind) => {
    const { mediaTypes, newName, saveFile: save } = await import("./saving.ts");
    const name = newName(source?.name ?? null, messages.stem, kind);
    save(name, mediaTypes[kind], await documents.export(text, kind));
    return { text: messages.saved(name) };
  };
  const close = () => {
    setOpen(false);
    setSaid(null);
  };

  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DownloadSign size={16} aria-hidden />
        <HiddenOnPhones>{messages.open}</HiddenOnPhones>
      </Button>
      <Dialog open={open} title={messages.title} closeLabel={messages.close} onClose={close}>
        {isStale ? <Notice>{messages.stale}</Notice> : null}
        {source ? (
          <section className={part}>
            <h3 className={heading}>{source.name}</h3>
            <p className={hint}>{messages.file.about(source)}</p>
            {draft.text === source.text ? null : <Notice>{messages.file.byHand}</Notice>}
            {source.canTrack ? (
              <div className={choice}>
                <Switch label={messages.file.tracked} description={messages.file.trackedHint} checked={tracked} onChange={setTracked} />
              </div>
            ) : null}
            <Button look="primary" onClick={() => void offer(saveFile)}>
              {messages.file.save}
            </Button>
          </section>
        ) : null}
        <section className={part}>
          <h3 className={heading}>{messages.fresh.heading}</h3>
          <p className={hint}>{messages.fresh.hint}</p>
          <div className={kinds}>
            {newKinds.map((kind) => (
              <Button key={kind} onClick={() => void offer(() => saveNew(kind))}>
                {messages.fresh.kinds[kind]}
              </Button>
            ))}
          </div>
        </section>
        <div className={news} aria-live="polite">
          {said?.kind === "failed" ? <Notice kind="problem">{said.text}</Notice> : <p>{said?.text}</p>}
          {said?.refused ? <Notice kind="problem">{said.refused}</Notice> : null}
        </div>
      </Dialog>
    </>
  );
}

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { type Ref, useEffect, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { HiddenOnPhones } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { toast } from "../../toast/toaster.ts";
import type { ReviewMessages } from "../messages.ts";
import { copying, label, said } from "./CopyButton.css.ts";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly text: string;
  readonly messages: Pick<ReviewMessages, "copy" | "copied" | "copyFailed">;
  readonly onCopy: () => void;
}

const shownFor = 2400;

export function CopyButton({ ref, text, messages, onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState<boolean | null>(null);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (done) onCopy();
    // Pressed again while that is still said, it says nothing new.
    if (done && !copied) toast({ message: messages.copied, type: "success" });
  };

  return (
    <div className={copying}>
      <Button ref={ref} look="outline" onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <HiddenOnPhones>
          <span className={label} data-next={copied ? messages.copy : messages.copied}>
            {copied ? messages.copied : messages.copy}
          </span>
        </HiddenOnPhones>
      </Button>
      <output className={said}>{copied === false ? messages.copyFailed : null}</output>
    </div>
  );
}

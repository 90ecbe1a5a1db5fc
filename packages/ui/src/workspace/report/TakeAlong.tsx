import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { reviewFileEnd } from "../review-file/review-file-end.ts";
import type { Reviewed } from "../review-file/written-review.ts";
import type { ReportMessages, TakeAlongMessages } from "./messages.ts";
import { buttons, heading, hint, takeAlong } from "./TakeAlong.css.ts";
import { today } from "./today.ts";

interface TakeAlongProps extends Reviewed {
  readonly messages: TakeAlongMessages;
  readonly words: ReportMessages;
}

type Form = "html" | "markdown" | "review";

const forms: readonly Form[] = ["html", "markdown", "review"];

/** The report, and the review itself, as files. What makes them comes when one is asked for. */
export function TakeAlong({ outcome, decisions, messages, words }: TakeAlongProps) {
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);

  const contentsOf = async (form: Form) => {
    const review = { outcome, decisions };
    if (form === "review") {
      const { toReviewFile } = await import("../review-file/review-file.ts");
      return { end: reviewFileEnd, type: "application/json", contents: toReviewFile(review) };
    }
    const { reportOf, toHtml, toMarkdown } = await import("./written.ts");
    const report = await reportOf(review, Date.now());
    return form === "html" ? { end: ".html", type: "text/html", contents: toHtml(report, words) } : { end: ".md", type: "text/markdown", contents: toMarkdown(report, words) };
  };
  const save = async (form: Form) => {
    try {
      const { end, type, contents } = await contentsOf(form);
      const { saveFile } = await import("./written.ts");
      const name = `review-${today()}${end}`;
      saveFile(name, type, contents);
      setSaid(messages.saved(name));
    } catch {
      setSaid(messages.failed);
    }
  };

  return (
    <section className={takeAlong} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {messages.heading}
      </h2>
      <div className={buttons}>
        {forms.map((form) => (
          <Button key={form} look="outline" aria-describedby={form === "review" ? `${id}-hint` : undefined} onClick={() => void save(form)}>
            <Download size={16} aria-hidden />
            {messages[form]}
          </Button>
        ))}
      </div>
      <p id={`${id}-hint`} className={hint}>
        {messages.reviewHint}
      </p>
      <output className={hint}>{said}</output>
    </section>
  );
}

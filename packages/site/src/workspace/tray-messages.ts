import type { TranslateIn } from "@prosewell/i18n/client";
import type { TrayMessages, TrayProblem } from "@prosewell/ui/documents";

/** What is said of files that come in. */
export const trayMessages = (t: TranslateIn<"ai_text_humanizer">): TrayMessages => ({
  locale: "en",
  reading: (name) => t("files.reading", { name }),
  cancel: t("files.cancel"),
  about: ({ kind }, isChanged) => [t(kind === "pdf" ? "files.about.pdf" : "files.about.same"), ...(isChanged ? [t("files.about.changed")] : [])].join(" "),
  letGo: (name) => t("files.letGo", { name }),
  problem: (name, problem, limit) => t(`files.problems.${sentenceOf(problem)}`, { name, limit, actual: problem.actual }),
});

const sentenceOf = ({ problem, actual }: TrayProblem) => (problem === "otherKind" && actual === undefined ? "otherThanNamed" : problem);

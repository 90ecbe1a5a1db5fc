import type { TranslateIn } from "@prosewell/i18n/client";
import type { TrayProblem } from "@prosewell/ui/documents";

/** What is wrong with a file, and what to do. */
export function problemIn(t: TranslateIn<"ai_text_humanizer">, name: string, { problem, actual }: TrayProblem, limit: string) {
  const told = problem === "otherKind" && actual === undefined ? "otherThanNamed" : problem;
  return t(`files.problems.${told}`, { returnObjects: true, name, limit, actual });
}

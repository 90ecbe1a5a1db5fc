import type { TranslateIn } from "@prosewell/i18n/client";
import { productName } from "@prosewell/site-config";
import type { TrayMessages } from "@prosewell/ui/documents";
import { batchMessages } from "./batch-messages.ts";
import { problemIn } from "./problem-in.ts";

/** What is said of files that come in. */
export const trayMessages = (t: TranslateIn<"ai_text_humanizer">): TrayMessages => ({
  locale: "en",
  reading: (name) => t("files.reading", { name }),
  cancel: t("files.cancel"),
  about: ({ kind }, isChanged) => [t(kind === "pdf" ? "files.about.pdf" : "files.about.same"), ...(isChanged ? [t("files.about.changed")] : [])].join(" "),
  letGo: (name) => t("files.letGo", { name }),
  problem: (name, problem, limit) => {
    const { what, then } = problemIn(t, name, problem, limit);
    return `${what} ${t("files.kept")} ${then}`;
  },
  author: productName,
  batch: batchMessages(t),
});

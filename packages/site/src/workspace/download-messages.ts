import type { TranslateIn } from "@prosewell/i18n/client";
import { productName } from "@prosewell/site-config";
import type { DownloadMessages } from "@prosewell/ui/documents";

/** Longer ones are told by how they begin; in UTF-16 code units. */
const longest = 60;

const quoted = (wording: string) => `“${wording.length > longest ? `${wording.slice(0, longest).trimEnd()}…` : wording}”`;

/** What is said where an output is downloaded. */
export const downloadMessages = (t: TranslateIn<"ai_text_humanizer">): DownloadMessages => {
  const { file, ...said } = t("review.download", { returnObjects: true, skipInterpolation: true });
  return {
    ...said,
    file: { ...file, about: ({ kind }) => (kind === "pdf" ? file.pdf : file.same) },
    author: productName,
    saved: (name) => t("review.download.saved", { name }),
    refused: (wordings) => t("review.download.refused", { count: wordings.length, wordings: wordings.map(quoted).join(", ") }),
  };
};

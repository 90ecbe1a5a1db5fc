import type { TranslateIn } from "@prosewell/i18n/client";
import { type Addressee, Engines, type EnginesMessages, type FindModel } from "@prosewell/ui/engines";
import type { WorkspaceRuntime } from "@prosewell/ui/workspace";

type Translate = TranslateIn<"ai_text_humanizer">;

/** What is said of a language model, and of whoever runs it. */
export const enginesMessages = (t: Translate, to: Addressee): EnginesMessages => ({
  choice: t("engines.choice", { returnObjects: true, ...to }),
  review: t("engines.review"),
  told: t("engines.told", { returnObjects: true, ...to }),
  agreement: t("engines.agreement", { returnObjects: true, ...to }),
  voice: { ...t("engines.voice", { returnObjects: true }), count: (characters, most) => t("engines.voice.count", { characters, most }) },
});

/** The choice of an engine in its words. */
export const wordedEngines = (t: Translate, find: FindModel): NonNullable<WorkspaceRuntime["Engines"]> => {
  const messages = (to: Addressee) => enginesMessages(t, to);
  return (props) => <Engines {...props} find={find} messages={messages} />;
};

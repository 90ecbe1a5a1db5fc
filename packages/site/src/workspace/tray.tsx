import { loadTranslations } from "@prosewell/i18n/client";
import { Tray } from "@prosewell/ui/documents";
import type { WordedTray } from "@prosewell/ui/workspace";
import { documents } from "./documents.ts";
import { trayMessages } from "./tray-messages.ts";

/** What takes files in, in its words. Rejects when those cannot be had. */
export async function createTray(): Promise<WordedTray> {
  const { i18n } = await loadTranslations("/");
  const messages = trayMessages(i18n.getFixedT("en", "ai_text_humanizer"));
  return (props) => <Tray {...props} messages={messages} documents={documents} />;
}

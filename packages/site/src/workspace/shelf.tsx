import { loadTranslations } from "@prosewell/i18n/client";
import { Shelf } from "@prosewell/ui/shelf";
import type { WordedShelf } from "@prosewell/ui/workspace";
import { shelfMessages } from "./shelf-messages.ts";

/** The samples and the history in their words. Rejects when those cannot be had. */
export async function createShelf(): Promise<WordedShelf> {
  const messages = shelfMessages(await loadTranslations("/"));
  return (props) => <Shelf {...props} messages={messages} />;
}

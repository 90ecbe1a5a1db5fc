import { openDocument } from "@prosewell/documents";
import { exportText } from "@prosewell/documents/export";
import type { Documents } from "../documents/documents.ts";
import type { TrayMessages } from "../documents/messages.ts";
import { Tray } from "../documents/Tray.tsx";
import type { LoadTray } from "../documents/tray.ts";

export const trayMessages: TrayMessages = {
  locale: "en",
  reading: (name) => `Reading ${name}`,
  cancel: "Stop reading",
  about: ({ writes }, isChanged) => `It comes back as .${writes}${isChanged ? ", with what you changed" : ""}.`,
  letGo: (name) => `Let go of ${name}`,
  problem: (name, { problem, actual }, limit) => `${name}: ${problem}${actual ? ` ${actual}` : ""}, at most ${limit}.`,
};

/** What a worker does, in the page. */
export const documents: Documents = {
  async open(bytes, name, { limits } = {}) {
    const document = await openDocument(bytes, name, limits);
    return { ...document, write: (changes, options) => Promise.resolve(document.write(changes, options)), close: () => {} };
  },
  export: exportText,
};

export const loadTray: LoadTray = () => Promise.resolve((props) => <Tray {...props} messages={trayMessages} documents={documents} />);

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
  author: "The editor",
  batch: {
    title: "Several files",
    close: "Close the files",
    intro: "One after another, with the settings of the page.",
    add: "Add files",
    tracked: "Tracked changes",
    trackedHint: "In .docx and .odt.",
    total: (files, words) => `${files} files, ${words} words`,
    start: (files) => `Rewrite ${files} files`,
    stop: "Stop",
    zip: (files) => `Download all ${files}`,
    zipStem: "rewritten",
    list: "Files",
    reading: "Reading",
    ready: (words) => `${words} words`,
    held: (words) => `Too few words left for ${words}`,
    failed: "It stopped",
    working: "Working",
    done: (edits, words) => `${edits} edits in ${words} words`,
    firstWords: (words) => `The first ${words} were rewritten.`,
    refused: (count) => `${count} left out.`,
    problem: (_, { problem }) => `It is ${problem}`,
    openIt: "Open",
    open: (name) => `Open ${name}`,
    download: (name) => `Download ${name}`,
    remove: (name) => `Remove ${name}`,
    queue: (files, done) => `${done} of ${files} files are done.`,
    show: "Show them",
    finished: (files, edits) => `${files} files, ${edits} edits.`,
    heldBack: (names) => `They wait: ${names.join(", ")}`,
    notMade: "It could not be made.",
  },
};

/** What a worker does, in the page. */
export const documents: Documents = {
  async open(bytes, name, { limits, onShare } = {}) {
    const document = await openDocument(bytes, name, limits, onShare);
    return { ...document, write: (changes, options) => Promise.resolve(document.write(changes, options)), close: () => {} };
  },
  export: exportText,
};

export const loadTray: LoadTray = () => Promise.resolve((props) => <Tray {...props} messages={trayMessages} documents={documents} />);

import type { ShelfMessages } from "../shelf/messages.ts";
import { Shelf } from "../shelf/Shelf.tsx";
import type { LoadShelf } from "../shelf/shelf.ts";
import { passage } from "./passage.ts";

export const shelfMessages: ShelfMessages = {
  locale: "en",
  samples: {
    title: "Try a sample",
    intro: "Written for this page.",
    close: "Close the samples",
    words: (count) => `${count} words`,
    list: [
      { id: "report", genre: "Report", title: "A rollout", text: passage.text },
      { id: "letter", genre: "Letter", title: "From a bakery", text: "I am writing to express my keen interest. We utilize 14 ovens." },
    ],
  },
  history: {
    title: "History",
    close: "Close the history",
    keep: "Keep my runs",
    keepHint: "For 30 days, on this device.",
    search: "Search",
    runs: (count) => `${count} runs`,
    found: (count) => `${count} found`,
    emptyTitle: "No runs yet",
    emptyText: "They will stand here.",
    refused: "This browser keeps nothing.",
    settings: (tone, strength) => `${tone}, ${strength}`,
    words: (count) => `${count} words`,
    edits: (count) => `${count} edits`,
    remove: (opening) => `Delete “${opening}”`,
    removed: "Deleted.",
    bringBack: "Bring the run back",
    forget: "Forget everything",
  },
  forget: {
    title: "Forget everything?",
    goes: ["The text", "The history", "The settings"],
    caution: "It cannot be brought back.",
    confirm: "Forget it all",
    back: "Keep it",
  },
};

export const loadShelf: LoadShelf = () => Promise.resolve((props) => <Shelf {...props} messages={shelfMessages} />);

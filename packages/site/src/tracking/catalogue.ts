import type { Activity } from "@prosewell/ui/workspace";

/** The events of the sites and their properties, as the workspace tells them: counts, durations and settings, never a word of a text. */
export type SiteEvents = { readonly [Name in Activity["name"]]: Omit<Extract<Activity, { readonly name: Name }>, "name"> };

interface Described<Name extends keyof SiteEvents> {
  readonly when: string;
  readonly properties: Readonly<Record<keyof SiteEvents[Name], string>>;
}

const tone = "the tone that was chosen: `standard`, `casual`, `business`, `academic` or `formal`";
const strength = "the strength that was chosen: `light`, `standard` or `strong`";

/** Every event, in words. `docs/events.md` is written from this. */
export const catalogue: { readonly [Name in keyof SiteEvents]: Described<Name> } = {
  text_pasted: { when: "Something is pasted into the box.", properties: { words: "words that were pasted" } },
  file_opened: {
    when: "A file was read into the box.",
    properties: { type: "its kind, such as `docx`", words: "words that it held" },
  },
  limit_reached: {
    when: "A run begins on a text that is longer than one run takes.",
    properties: { words: "words of the whole text", limit: "words that one run takes" },
  },
  daily_limit_reached: {
    when: "A run is refused, since too few of the day's words are left.",
    properties: { words: "words that the run would have taken", remaining: "words that were left" },
  },
  humanize_started: { when: "A run begins.", properties: { words: "words of the whole text", tone, strength } },
  humanize_finished: {
    when: "A run is over and its result is shown.",
    properties: {
      words: "words that were read",
      changed: "words inside an edit",
      edits: "how many edits there are",
      language: "the language of the text, as a code such as `en`",
      milliseconds: "from the press to the result, in milliseconds, loading included",
      tone,
      strength,
    },
  },
  humanize_failed: {
    when: "A run could not be finished.",
    properties: {
      stage: "`load`: the engine did not arrive; `run`: it failed",
      words: "words of the whole text; nothing where what counts them did not arrive either",
      milliseconds: "from the press to the failure, in milliseconds",
    },
  },
  humanize_cancelled: { when: "A run was stopped by the person.", properties: {} },
  text_checked: {
    when: "The detector has judged a text on its own page.",
    properties: { words: "words that were judged", milliseconds: "from the press to the judgement, in milliseconds, loading included" },
  },
  edit_undone: {
    when: "An edit of the result was undone, alone or with others of its sentence or kind.",
    properties: { rule: "the rule that made it", edits: "how many edits were undone at once" },
  },
  result_copied: { when: "The result was copied.", properties: { words: "words of the result" } },
};

import { catalogue } from "./catalogue.ts";

/** The page of docs about the events, in Markdown. */
export function eventsPage(): string {
  const events = Object.entries(catalogue).map(([name, { when, properties }]) => {
    const rows = Object.entries(properties).map(([property, meaning]) => `| \`${property}\` | ${meaning} |`);
    const table = rows.length > 0 ? ["", "| property | |", "|---|---|", ...rows] : [];
    return [`## \`${name}\``, "", when, ...table].join("\n");
  });
  return [
    "# Events",
    "",
    "What the sites tell the tracking layer, which sends it to product analytics and to session replay, and only once a person has",
    "agreed. A text, a file's name or a word of either is never part of it. Page views, sessions and `utm_tags_update` are the",
    "layer's own ([packages/tracking](../packages/tracking/README.md)).",
    "",
    "Written from `packages/site/src/tracking/catalogue.ts` by `node packages/site/src/tracking/write-events-page.ts`.",
    "",
    events.join("\n\n"),
    "",
  ].join("\n");
}

import { additiveOpeners, eraOpeners } from "../operations/openers.ts";
import { swaps } from "../operations/swaps.ts";
import type { Operation } from "../pack.ts";

/** After what stands first, the finite verb follows: where one of these does, the phrase is the whole of what stands first. */
const finite =
  " (?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|könnte|muss|müssen|soll|sollen|sollte|sollten|will|wollen|darf|dürfen|mag|möchten|spielt|spielen|gibt|braucht|brauchen|sucht|suchen|steht|stehen|verlangt|verlangen|zählt|zählen|wächst|wachsen|geht|gehen|kommt|kommen|bietet|bieten|erwartet|erwarten|nutzt|nutzen|arbeitet|arbeiten|lebt|leben|fällt|fallen|macht|machen|lässt|lassen|bleibt|bleiben|gewinnt|gewinnen|verändert|verändern|scheint|scheinen|liegt|liegen|sieht|sehen|findet|finden|fehlt|fehlen|nimmt|nehmen|stellt|stellen|gilt|gelten|verbringt|verbringen|benötigt|benötigen|hängt|hängen|ermöglicht|ermöglichen|schreibt|schreiben|liest|lesen|kauft|kaufen|verleiht|verleihen|trägt|tragen|bringt|bringen|hilft|helfen|zeigt|zeigen|fördert|fördern|verbessert|verbessern|senkt|senken|sorgt|sorgen|führt|führen|kostet|kosten|schützt|schützen|stärkt|stärken|unterstützt|unterstützen)(?!\\p{L})";

export const germanOpeners: readonly Operation[] = [
  eraOpeners({
    phrases: [
      "In der heutigen (?:(?:schnelllebigen|digitalen|modernen|vernetzten|globalisierten|komplexen|hektischen),? )?(?:(?:digitalen|vernetzten|modernen) )?(?:Welt|Zeit|Gesellschaft)",
      "In der modernen Welt",
      "Im (?:heutigen )?digitalen Zeitalter",
      "In einer (?:zunehmend|immer) \\p{Ll}+en Welt",
    ],
    ends: finite,
    today: ["Heute"],
    saysWhen: /(?<!\p{L})(?:heute|heutzutage|jetzt|früher|einst|vergangen\p{L}*|nicht mehr|traditionell\p{L}*|Jahrhundert\p{L}*|noch)(?!\p{L})/iu,
    rewrites: [
      ["In der heutigen Welt schreiben wenige Menschen Briefe.", "Heute schreiben wenige Menschen Briefe."],
      ["In der heutigen schnelllebigen Zeit ist Ruhe selten.", "Heute ist Ruhe selten."],
      ["Im digitalen Zeitalter verleihen Büchereien Tablets.", "Heute verleihen Büchereien Tablets."],
      ["In einer zunehmend vernetzten Welt zählt die Privatsphäre.", "Heute zählt die Privatsphäre."],
      ["In der modernen Welt arbeiten Eltern länger.", "Heute arbeiten Eltern länger."],
    ],
    leaves: ["In der heutigen Welt des Theaters leben wenige von der Kunst.", "In der heutigen Welt schreibt man nicht mehr.", "Wir leben im digitalen Zeitalter.", "In der heutigen Zeit, in der alle eilen, ist Ruhe selten."],
  }),
  {
    operation: "announcing-frames",
    why: "A shorter frame announces the point as well, and the reader reaches it sooner.",
    from: "light",
    ...swaps({
      words: {
        "es ist wichtig zu beachten, dass": ["zu beachten ist, dass"],
        "es ist wichtig, zu beachten, dass": ["zu beachten ist, dass"],
        "es ist wichtig zu betonen, dass": ["zu betonen ist, dass"],
        "es ist wichtig, zu betonen, dass": ["zu betonen ist, dass"],
        "es ist wichtig zu erwähnen, dass": ["zu erwähnen ist, dass"],
        "es ist wichtig, zu erwähnen, dass": ["zu erwähnen ist, dass"],
        "es ist wichtig anzumerken, dass": ["anzumerken ist, dass"],
        "es ist wichtig, anzumerken, dass": ["anzumerken ist, dass"],
        "es ist wichtig hervorzuheben, dass": ["hervorzuheben ist, dass"],
        "es ist wichtig, hervorzuheben, dass": ["hervorzuheben ist, dass"],
        "es ist wichtig festzuhalten, dass": ["festzuhalten ist, dass"],
        "zusammenfassend lässt sich sagen, dass": ["festzuhalten ist, dass"],
        "zusammenfassend lässt sich festhalten, dass": ["festzuhalten ist, dass"],
        "zusammenfassend lässt sich feststellen, dass": ["festzuhalten ist, dass"],
        "zusammenfassend kann man sagen, dass": ["festzuhalten ist, dass"],
        "abschließend lässt sich sagen, dass": ["festzuhalten ist, dass"],
        "abschließend lässt sich festhalten, dass": ["festzuhalten ist, dass"],
        "es sei darauf hingewiesen, dass": ["zu beachten ist, dass"],
        "es ist erwähnenswert, dass": ["zu erwähnen ist, dass"],
      },
      behind: /^$/u,
    }),
    rewrites: [
      ["Es ist wichtig zu beachten, dass die Preise im Mai stiegen.", "Zu beachten ist, dass die Preise im Mai stiegen."],
      ["Es ist wichtig zu betonen, dass nicht alle wählten.", "Zu betonen ist, dass nicht alle wählten."],
      ["Es ist wichtig, zu erwähnen, dass das Museum nichts kostet.", "Zu erwähnen ist, dass das Museum nichts kostet."],
      ["Es sei darauf hingewiesen, dass Hunde willkommen sind.", "Zu beachten ist, dass Hunde willkommen sind."],
      ["Es ist wichtig hervorzuheben, dass die Stichprobe klein war.", "Hervorzuheben ist, dass die Stichprobe klein war."],
      ["Zusammenfassend lässt sich sagen, dass der Versuch gelang.", "Festzuhalten ist, dass der Versuch gelang."],
    ],
    leaves: ["Es ist wichtig, dass Kinder lesen.", "Es ist wichtig zu schlafen.", "Sie sagte, es ist wichtig zu beachten, dass es regnet.", "Es ist wichtig, die Schlüssel zu beachten.", "Er hat den Bericht zusammenfassend so beschrieben, dass jeder ihn verstand."],
  },
  {
    ...additiveOpeners({ phrases: ["Darüber hinaus", "Des [Ww]eiteren", "Ferner", "Überdies", "Zusätzlich dazu"], leaning: "und", sequence: /(?!)/u, rewrites: [], leaves: [] }),
    why: "A plainer word adds as well, and does not sound like a report.",
    *propose({ text, sentence }) {
      const found = /^(?:Darüber hinaus|Des [Ww]eiteren|Ferner|Überdies|Zusätzlich dazu)(?= (?!hinaus|dazu|von|der|die|das)\p{Ll})/u.exec(text.slice(sentence.start, sentence.end));
      if (found) yield { start: sentence.start, end: sentence.start + found[0].length, after: ["Außerdem", "Zudem"] };
    },
    rewrites: [
      ["Darüber hinaus ist die Brücke billig zu erhalten.", "Außerdem ist die Brücke billig zu erhalten."],
      ["Des Weiteren kommen viele Besucher mit dem Zug.", "Zudem kommen viele Besucher mit dem Zug."],
      ["Ferner halfen 40 Freiwillige am Sonntag.", "Außerdem halfen 40 Freiwillige am Sonntag."],
      ["Überdies läuft das Wasser schlecht ab.", "Zudem läuft das Wasser schlecht ab."],
      ["Zusätzlich dazu hat die Europäische Union unterschrieben.", "Außerdem hat die Europäische Union unterschrieben."],
    ],
    leaves: ["Sie kam spät und vergaß darüber hinaus die Schlüssel.", "Darüber hinaus, dass es regnet, weiß man nichts.", "Ferner Donner rollte."],
  },
];

import { chatLeftovers } from "../operations/chat-leftovers.ts";

const text = "(?:Text|Textes|Aufsatz|Aufsatzes|E-Mail|Mail|Brief|Briefs|Absatz|Absatzes|Version|Fassung|Artikel|Artikels|Nachricht|Zusammenfassung|Rede|Entwurf|Entwurfs|Beitrag|Beitrags|Tonfall)";

export const germanLeftovers = chatLeftovers({
  greetings: "Natürlich|Gerne|Gern|Klar|Selbstverständlich|Sicher|Aber gern",
  presented: `(?:Hier (?:ist|sind)|Hier kommt|Im Folgenden finden Sie) (?:eine?n?|die|der|das|Ihr|Ihre|dein|deine) [^.!?:\\n]{0,60}${text}[^.!?:\\n]{0,80}[:.!]`,
  offers: [
    `(?:Möchten Sie|Möchtest du|Soll ich), dass ich [^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `Soll ich [^.!?\\n]{0,80}${text}[^.!?\\n]{0,60}\\?`,
    `(?:Lassen Sie mich wissen|Lass mich wissen|Sagen Sie mir|Sag mir)(?: Bescheid)?, (?:wenn|ob|falls) (?:Sie|du|ich) [^.!?\\n]{2,80}${text}[^.!?\\n]{0,60}[.!]`,
    `Wenn (?:Sie möchten|du möchtest|Sie wünschen|du willst), kann ich (?:auch )?[^.!?\\n]{2,100}(?:${text}|förmlicher|kürzer|länger)[^.!?\\n]{0,60}[.!]`,
  ],
  goodbyes: ["Ich hoffe, (?:das|dies) hilft(?: (?:dir|Ihnen))?(?: weiter)?[.!]"],
  asMachine: "Als (?:KI-)?Sprachmodell (?:kann|habe) ich (?:keine?n?|nicht) [^.!?;]{3,160}?(?:, aber |[.!]$)|Als KI (?:kann|habe) ich (?:keine?n?|nicht) [^.!?;]{3,160}?(?:, aber |[.!]$)",
  rewrites: [
    ["Gerne! Hier ist eine verbesserte Version deines Textes: Das Bad schließt am Montag.", "Das Bad schließt am Montag."],
    ["Hier ist eine Zusammenfassung des Artikels: Es regnete neun Tage.", "Es regnete neun Tage."],
    ["Wir treffen uns mittags. Ich hoffe, das hilft! Lass mich wissen, wenn ich den Tonfall ändern soll.", "Wir treffen uns mittags."],
    ["Das Museum öffnet um neun. Soll ich diesen Text kürzen?", "Das Museum öffnet um neun."],
    ["Als Sprachmodell habe ich keine Meinung, aber die Brücke ist beliebt.", "Die Brücke ist beliebt."],
    ["Wir treffen uns mittags. Wenn Sie möchten, kann ich eine kürzere Fassung schreiben.", "Wir treffen uns mittags."],
  ],
  leaves: ["Gerne! Das Museum öffnet um neun.", "Wir treffen uns mittags. Ich hoffe, das hilft.", "Hier ist der Plan: Wir gehen um sechs.", "Soll ich den Kuchen bringen?", "Als Modell habe ich keine Meinung dazu."],
});

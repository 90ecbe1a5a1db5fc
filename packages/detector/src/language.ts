/** Names a text's language by a BCP 47 code; `und` when it cannot be told. */
export type IdentifyLanguage = (text: string) => string;

/** Enough for a certain answer, and few enough that a book costs no more than a page. */
const sample = 3000;

/** Loads eld's small set. Reads the first 3,000 UTF-16 units. */
export async function loadLanguageIdentifier(): Promise<IdentifyLanguage> {
  const { eld } = await import("eld/small");
  return (text) => {
    const result = eld.detect(text.slice(0, sample));
    return result.isReliable() && result.language ? result.language : "und";
  };
}

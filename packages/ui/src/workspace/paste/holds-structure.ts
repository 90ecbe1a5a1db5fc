/** Longer HTML would hold the page for seconds: a text of the most words that a run takes has a tenth of it, in UTF-16 code units. */
const longest = 2_000_000;

/** What a rich text shows its structure by: elements, or the styles that word processors write in their place. */
const structure = /<(?:h[1-6]|li|t[dh]|a|b|strong|i|em|del|s|blockquote|pre|code|su[bp])[\s>]|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|vertical-align:\s*su(?:per|b)/iu;

/** Whether HTML from a clipboard may hold more than its plain text does. A look at its letters, for the moment of the paste. */
export const holdsStructure = (html: string): boolean => html.length <= longest && structure.test(html);

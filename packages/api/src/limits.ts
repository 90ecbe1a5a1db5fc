/** What one request may ask for; the site's settings hold the amounts and their reasons. */
export interface Limits {
  /** Most words of the text in one run. */
  readonly words: number;
  /** Most characters, in UTF-16 code units, of a text that is judged. */
  readonly detectCharacters: number;
  /** Most bytes of a request's body. */
  readonly bodyBytes: number;
}

/** What a browser does not show, or shows as something other than text. */
export const skipped = new Set(["head", "script", "style", "template", "noscript", "noembed", "noframes", "svg", "math", "iframe", "object", "embed", "textarea", "select", "button", "audio", "video", "canvas", "title", "datalist", "dialog", "map"]);

/** Elements that begin on a line of their own. */
export const blocks = new Set(
  "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul caption".split(" "),
);

export const bold = new Set(["b", "strong"]);
export const italic = new Set(["i", "em", "cite", "dfn"]);
export const struck = new Set(["s", "del", "strike"]);
export const code = new Set(["code", "kbd", "samp", "tt", "var"]);

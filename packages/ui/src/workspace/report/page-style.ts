import { tokens } from "../../theme/tokens.ts";

const { light, dark } = tokens.colour;

const colours = (palette: Readonly<Record<keyof typeof light, string>>) =>
  (["sheet", "ink", "inkSoft", "hairline", "pencil", "stamp", "stampWash"] as const).map((name) => `--${name}:${palette[name]};`).join("");

/** Style of a report's page: the editor's sheet, with faces that every device has. */
export const pageStyle = `
:root{color-scheme:light dark;${colours(light)}}
@media (prefers-color-scheme:dark){:root{${colours(dark)}}}
body{margin:0;background:var(--sheet);color:var(--ink);font:1rem/1.6 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2,.text,.change,.words{font-family:"Iowan Old Style",Charter,Georgia,serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 1rem;font-weight:500}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem;padding-top:1rem;border-top:1px solid var(--hairline);font-weight:500}
p{margin:.25rem 0}
ul,ol{padding-inline-start:1.4rem}
li{margin-block:.35rem}
ol>li{margin-block:1.1rem}
header ul{list-style:none;padding:0;color:var(--inkSoft);font-size:.875rem}
.stamp{display:inline-block;border:1.5px solid var(--stamp);background:var(--stampWash);color:var(--stamp);padding:.2rem .6rem;font-weight:600}
.gone{border-inline-start:3px solid var(--pencil);padding-inline-start:.75rem}
dt{margin-top:.75rem;color:var(--inkSoft);font-size:.875rem}
dd{margin:0}
q{quotes:none}
.change{font-size:1.0625rem}
del,.proposed{color:var(--inkSoft);text-decoration:line-through var(--pencil)}
.proposed{text-decoration-style:dotted}
ins{text-decoration:underline var(--pencil) 1.5px;text-underline-offset:.2em}
.reason{font-style:italic;color:var(--inkSoft)}
.rule{font-size:.875rem;color:var(--inkSoft)}
.text{white-space:pre-wrap;unicode-bidi:plaintext;font-size:1.0625rem;line-height:1.7}
@media print{:root{color-scheme:light;${colours(light)}}main{max-width:none;padding:0}h2{break-after:avoid}ol>li,dt,dd{break-inside:avoid}@page{margin:2cm}}
`;

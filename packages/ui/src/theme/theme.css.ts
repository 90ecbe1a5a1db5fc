import { assignVars, globalStyle } from "@vanilla-extract/css";
import { colour, vars } from "./contract.css.ts";
import { tokens } from "./tokens.ts";

const light = { vars: assignVars(colour, tokens.colour.light), colorScheme: "light" };
const dark = { vars: assignVars(colour, tokens.colour.dark), colorScheme: "dark" };
const { font, size, leading, weight, radius, motion, measure, target } = tokens;

globalStyle(":root", { ...light, vars: { ...light.vars, ...assignVars(vars, { font, size, leading, weight, radius, motion, measure, target }) } });
globalStyle(":root:not([data-theme=light])", { "@media": { "(prefers-color-scheme: dark)": dark } });
globalStyle(":root[data-theme=dark]", dark);

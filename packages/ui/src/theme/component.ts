import { style, type StyleRule } from "@vanilla-extract/css";
import { components, utilities } from "./layers.css.ts";

type Layered = NonNullable<StyleRule["@layer"]>[string];

/** A class in the components layer. */
export const component = (rule: Layered) => style({ "@layer": { [components]: rule } });

/** A class that outranks every component. */
export const utility = (rule: Layered) => style({ "@layer": { [utilities]: rule } });

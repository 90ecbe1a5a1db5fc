import type { Site } from "@prosewell/site-config";
import { tokens } from "@prosewell/ui/theme";

interface Inks {
  readonly ground: string;
  readonly type: string;
  readonly pencil: string;
}

const onPaper = ({ paper, ink, pencil }: { paper: string; ink: string; pencil: string }): Inks => ({ ground: paper, type: ink, pencil });

/** Each variant on its own paper, so that two tabs can be told apart. */
export const inksOf: Readonly<Record<Site["variant"], Inks>> = {
  default: onPaper(tokens.colour.light),
  pro: onPaper(tokens.colour.dark),
};

/** The sign as it stands in the wordmark: a line of type, and the caret that opens it. */
export const sign = ({ type, pencil }: Inks): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="${type}" stroke-width="2" d="M2.5 10.5h6.5M15 10.5h6.5"/><path stroke="${pencil}" stroke-width="2.25" d="M6 20.5 11.9 11l6.1 9"/></g>`;

/** The sign in the middle of its paper, small enough for the systems that cut an icon to a circle. */
export function icon(variant: Site["variant"], size: number, { rounded }: { rounded: boolean }): string {
  const inks = inksOf[variant];
  const paper = `<rect x="-3" y="0.5" width="30" height="30" rx="${rounded ? 6 : 0}" fill="${inks.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-3 0.5 30 30">${paper}${sign(inks)}</svg>`;
}

import { parseEnvironment, selectSite, type Site, sites } from "@prosewell/site-config";

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

/**
 * The site of the variant that is chosen in the workshop's bar.
 * @throws {Error} when the story lacks the tag by which the browser tests know to look at it in every variant.
 */
export function chosenSite({ globals, tags }: StoryContext): Site {
  if (!tags.includes("variant")) throw new Error('A story that shows a variant\'s own words has the tag "variant".');
  const found = Object.values(sites).find(({ variant }) => variant === globals["variant"]) ?? sites.default;
  return selectSite(found.siteUrl, parseEnvironment({ NEXT_PUBLIC_SITE_URL: found.siteUrl }));
}

export const namespaces = [
  "common",
  "checkout",
  "pricing",
  "home",
  "ai_content_detector",
  "ai_text_humanizer",
  "freemium",
  "text_samples",
  "legal",
  "citations",
  "plagiarism_checker",
  "strapi",
] as const;

export type Namespace = (typeof namespaces)[number];

const everyPath = /^/u;

/**
 * What loads where (I1): at one path, or wherever a pattern matches. No page uses `citations`,
 * `plagiarism_checker` or `strapi` yet; the first one that does adds its path here.
 */
const routes: readonly { readonly at: string | RegExp; readonly load: readonly Namespace[] }[] = [
  { at: everyPath, load: ["common", "checkout", "pricing"] },
  { at: "/", load: ["home", "ai_content_detector", "ai_text_humanizer", "pricing"] },
  { at: /^\/$/u, load: ["freemium", "text_samples"] },
  { at: "/ai-text-humanizer", load: ["ai_text_humanizer"] },
  { at: "/ai-detector", load: ["ai_content_detector", "ai_text_humanizer"] },
  { at: "/methods", load: ["ai_content_detector"] },
  { at: /^\/legal\//u, load: ["legal"] },
];

/** The namespaces of the page at this path (without its query), each once, in the order of the map. */
export function namespacesFor(pathname: string): Namespace[] {
  const matching = routes.filter(({ at }) => (typeof at === "string" ? at === pathname : at.test(pathname)));
  return [...new Set(matching.flatMap(({ load }) => load))];
}

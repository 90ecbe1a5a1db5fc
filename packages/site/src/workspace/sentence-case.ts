/** A rule's id is its name in kebab case. */
export const sentenceCase = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

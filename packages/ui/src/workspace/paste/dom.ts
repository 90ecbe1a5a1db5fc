/** Elements in a tree that match, in the order of the text; they may be changed while one goes through them. */
export const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** Takes an element out and leaves what is in it. */
export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);


/** A declaration in an element's own style, such as `bold`, in lower case; also of properties that no browser knows. */
export const declared = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "iu").exec(element.getAttribute("style") ?? "")?.[1]?.trim().toLowerCase() ?? "";

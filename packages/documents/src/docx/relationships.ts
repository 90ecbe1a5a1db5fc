import type { Package } from "../zip/package.ts";
import { attributeOf, elementsIn } from "../xml/text.ts";

/** One line of a part's list of relations. */
export interface Relationship {
  readonly id: string;
  /** The last word of its type, such as `styles` or `hyperlink`. */
  readonly type: string;
  /** The name of a part, or an address outside when `isExternal`. */
  readonly target: string;
  readonly isExternal: boolean;
}

export const relationshipsPart = (part: string): string => part.replace(/([^/]*)$/u, "_rels/$1.rels");

/** The relations of a part; of the whole package for an empty name. */
export function relationshipsOf(box: Package, part: string): Relationship[] {
  const list = box.xml(relationshipsPart(part));
  if (!list) return [];
  return elementsIn(list.root).map((element) => {
    const target = attributeOf(list, element, "Target") ?? "";
    const isExternal = attributeOf(list, element, "TargetMode") === "External";
    return {
      id: attributeOf(list, element, "Id") ?? "",
      type: (attributeOf(list, element, "Type") ?? "").replace(/^.*\//u, ""),
      target: isExternal ? target : within(part, target),
      isExternal,
    };
  });
}

/** A target's name from the package's root: targets are relative to the folder of the part that names them. */
function within(part: string, target: string): string {
  const steps = target.startsWith("/") ? [] : part.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

import { stressing, showing } from "../rules/tail-verbs.table.ts";
import type { Host } from "./host.ts";
import { subjectOf } from "./host-sense.ts";

const possessive = /^(?:its|their|his|her|our|my|your) /u;
const isStress = /^(?:emphasi[sz]e|stress)$/u;

/** Whether the host's subject shows or stresses something on purpose; what people do may show things that they do not mean to. */
export function isTold(host: Host, verb: string, rest: string): boolean {
  if (host.verbs[0]?.voice !== "active") return false;
  if (isStress.test(verb)) return true;
  const subject = subjectOf(host);
  if (subject === "text") return showing.has(verb) || stressing.has(verb);
  return subject === "person" && (/^(?:hint|point)$/u.test(verb) || (verb === "reveal" && possessive.test(rest)));
}

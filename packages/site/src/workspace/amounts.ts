import { forPeople } from "@prosewell/site-config";
import { environment } from "../site.ts";

/** The amounts in force, as texts may name them. */
export const amounts = {
  wordsPerRun: forPeople(environment.limits.wordsPerRun),
  wordsPerDay: forPeople(environment.serverLimits.wordsPerDay),
  peoplePerAddress: forPeople(environment.serverLimits.peoplePerAddress),
};

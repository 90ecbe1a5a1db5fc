import { join } from "node:path";

/** The root of the repository, seen from a shell's folder, in which every command of a shell runs. */
export const repository = (): string => join(process.cwd(), "../..");

import * as v from "valibot";
import { limits, serverLimits } from "../limits.ts";
import { secrets, variables } from "../variables.ts";
import { purposes } from "./purposes.ts";

const schemas = new Map<string, v.GenericSchema>(Object.entries(variables.entries));

/** What no variable takes, so that each says what it must be. */
const impossible = "\u0000 ";

const mustBe = (name: string, schema: v.GenericSchema): string => {
  const [issue] = v.safeParse(schema, name === "NEXT_PUBLIC_SITE_URL" ? "" : impossible).issues ?? [];
  return issue?.message.replace(/^must (?:be|say) /u, "") ?? "";
};

/** Written into the build, whatever the server's own environment says later. */
const isBuiltIn = (name: string): boolean =>
  name.startsWith("NEXT_PUBLIC_") || name.startsWith("SENTRY_") || Object.values(limits).some(({ variable }) => variable === name);

/** What the server keeps to, and static pages name. */
const isNamed = (name: string): boolean => [serverLimits.wordsPerDay, serverLimits.peoplePerAddress].some(({ variable }) => variable === name);

const readAt = (name: string): string => {
  if (isBuiltIn(name)) return "build";
  return isNamed(name) ? "build and start" : "start";
};

const row = (name: string, purpose: string): string => {
  const schema = schemas.get(name) ?? v.never();
  const fallback = v.getDefault(schema);
  const cells = [`\`${name}\`${secrets.has(name) ? " (secret)" : ""}`, purpose, mustBe(name, schema), fallback ? `\`${String(fallback)}\`` : "", readAt(name)];
  return `| ${cells.join(" | ")} |`;
};

/** The page of docs about the environment, in Markdown. */
export function environmentPage(): string {
  const groups = purposes.map(({ title, note, variables: ofGroup }) =>
    [
      `## ${title}`,
      ...(note ? ["", note] : []),
      "",
      "| variable | what it is for | what it must be | unless set | read at |",
      "|---|---|---|---|---|",
      ...Object.entries(ofGroup).map(([name, purpose]) => row(name, purpose)),
    ].join("\n"),
  );
  return [
    "# Environment",
    "",
    "Every variable that the sites read. None is needed. One that is empty counts as unset; one that is wrong stops the build or the",
    "server with a sentence that names it. What is read at *build* is written into the code and the static pages, whatever the server's",
    "environment says later; what is read at *start* belongs to the machine that serves. What is read at both is named by static pages too,",
    "so both should be told the same.",
    "",
    "Written from `packages/site-config/src/variables.ts` and `reference/purposes.ts` by `node packages/site-config/src/reference/write-environment-page.ts`.",
    "",
    groups.join("\n\n"),
    "",
    "## Around the sites",
    "",
    "| variable | what it is for |",
    "|---|---|",
    "| `PORT`, `HOSTNAME` | where the standalone server listens; 3000 and every address of the machine unless set |",
    "| `SITE_DIST_DIR` | the folder that a build is written to, in place of `.next` |",
    "| `SENTRY_RELEASE` | at a build with a token: the name of the release, in place of the commit's; `SENTRY_URL` names a Sentry of one's own |",
    "| `CHROMIUM_PATH` | a browser for the tests and the bench, in place of the machine's own |",
    "| `CORPUS_DIR` | the corpora of the bench and of the detector's training that are not ours; `../shared/corpus` unless set |",
    "",
  ].join("\n");
}

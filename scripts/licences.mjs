// What the sites and the published packages are made of, by licence: "npm run licences" prints it, and fails where a licence is
// unknown or asks to be passed on and no reason says why that is of no matter.
import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { environment, pnpm, root } from "./process.mjs";

/** Licences that ask for no more than their own text. */
const permissive = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib", "CC0-1.0", "Unlicense", "Python-2.0"]);

/** Packages of another licence, and why they may be among ours. */
const reasons = {
  "@img/sharp-libvips": "A library that Next would make pictures with, and copies into the standalone folder as it is, with the list of its licences; with images.unoptimized nothing loads it, and it may be taken out.",
  lightningcss: "Works on style sheets while a site is built; no part of it goes into one.",
  "caniuse-lite": "Which browsers know what, for the tools of a build; no part of it goes into a site.",
  sentry: "The command that uploads source maps from a build that has a token; no part of it goes into a site.",
  "require-like": "States no licence in its package; its text says MIT. Loads configuration while a site is built.",
};

const reasonFor = (name) => reasons[Object.keys(reasons).find((known) => name === known || name.startsWith(`${known}-`))];

/** Whether one of the licences that are offered, with all that it names, is permissive. */
export const isPermissive = (licence) =>
  licence
    .replaceAll(/[()]/gu, "")
    .split(/ OR /u)
    .some((choice) => choice.split(/ AND /u).every((one) => permissive.has(one)));

/** The packages by licence, and those that nothing speaks for. */
export function judge(byLicence) {
  const all = Object.entries(byLicence).map(([licence, packages]) => ({ licence, names: packages.map(({ name }) => name).toSorted() }));
  const others = all.filter(({ licence }) => !isPermissive(licence)).flatMap(({ licence, names }) => names.map((name) => ({ name, licence, reason: reasonFor(name) })));
  return { all: all.toSorted((one, other) => other.names.length - one.names.length), others, refused: others.filter(({ reason }) => !reason) };
}

/** What is installed for the sites and the packages, and what that is made of; tools that only tests, the workshop and the bench use are left out. */
export async function installed() {
  const [command, ...args] = pnpm("--filter", "./apps/*...", "--filter", "./packages/*", "licenses", "list", "--prod", "--json");
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

export const printed = ({ all, others }) =>
  [
    "| licence | packages |",
    "|---|---:|",
    ...all.map(({ licence, names }) => `| ${licence} | ${names.length} |`),
    "",
    "| package | licence | why it may be among ours |",
    "|---|---|---|",
    ...others.map(({ name, licence, reason }) => `| ${name} | ${licence} | ${reason ?? "**nothing says why**"} |`),
    "",
  ].join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const judged = judge(await installed());
  console.log(printed(judged));
  if (judged.refused.length > 0) process.exitCode = 1;
}

import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

const run = promisify(execFile);

const exists = (path: string) => access(path).then(
  () => true,
  () => false,
);

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium to test in: the machine's own, else Debian's package when we are root, else the one that npm packs. */
export async function findChromium(): Promise<string> {
  return (await installed()) ?? (await fromDebian()) ?? (await fromNpm());
}

async function installed(): Promise<string | undefined> {
  // oxlint-disable-next-line node/no-process-env -- where a person says that their browser is
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  for (const path of known) if (await exists(path)) return path;
  return undefined;
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await exists("/usr/bin/apt-get"))) return undefined;
  say("Installing Debian's chromium (a minute, once) …");
  try {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "chromium"], { env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", DEBIAN_FRONTEND: "noninteractive" } });
  } catch (error) {
    say(`Debian's chromium could not be installed (${firstLine(error)}); trying the one that npm packs.`);
    return undefined;
  }
  return installed();
}

/** Kept outside the project, where every checkout finds it again. */
const cache = join(homedir(), ".cache", "prosewell", "chromium");

async function fromNpm(): Promise<string> {
  try {
    const entry = join(cache, "node_modules", "@sparticuz", "chromium", "build", "esm", "index.js");
    if (!(await exists(entry))) {
      say("Fetching a Chromium from npm (90 MB, once) …");
      await run("npm", ["install", "--silent", "--no-save", "--prefix", cache, "@sparticuz/chromium@153.0.0"]);
    }
    const { default: packed } = (await import(pathToFileURL(entry).href)) as { default: { executablePath(): Promise<string> } };
    return await packed.executablePath();
  } catch (error) {
    throw new Error(
      `No Chromium was found, and none could be installed (${firstLine(error)}). Install one ("apt-get install chromium"), or set CHROMIUM_PATH to where yours is.`,
      { cause: error },
    );
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split("\n")[0];

// oxlint-disable-next-line no-console -- an install takes long, and silence looks like a hang
const say = (sentence: string) => console.log(`▸ ${sentence}`);

/** A headless browser that asks nobody for anything but our own pages. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-quic",
    ],
  });
}

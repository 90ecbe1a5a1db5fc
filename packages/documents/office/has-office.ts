import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const path = "/usr/sbin:/usr/bin:/sbin:/bin";
const say = (line: string) => process.stderr.write(`${line}\n`);

const isThere = () =>
  run("soffice", ["--version"]).then(
    () => true,
    () => false,
  );

/** Whether LibreOffice is on this machine; where Debian's packages can be installed, it is after this. */
export async function hasOffice(): Promise<boolean> {
  if (await isThere()) return true;
  try {
    if (process.getuid?.() !== 0) throw new Error("only root may install packages");
    await access("/usr/bin/apt-get");
    say("Installing LibreOffice Writer …");
    await run("apt-get", ["update", "-qq"], { env: { PATH: path } });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "libreoffice-writer"], { env: { PATH: path, DEBIAN_FRONTEND: "noninteractive" } });
    return await isThere();
  } catch (error) {
    say(`Skipping what needs LibreOffice: there is no soffice here (${error instanceof Error ? error.message.split("\n")[0] : "unknown"}). "apt-get install libreoffice-writer" brings it.`);
    return false;
  }
}

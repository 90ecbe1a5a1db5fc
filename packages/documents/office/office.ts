import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A macro that opens each document without a window, resolves its tracked changes and saves it as .docx or .odt beside it. */
const macro = `Sub Resolve(paths As String, command As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  For Each path In Split(paths, "|")
    document = StarDesktop.loadComponentFromURL(ConvertToURL(path), "_blank", 0, hidden())
    dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
    dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:" & command, "", 0, Array())
    document.store()
    document.close(True)
  Next
End Sub`;

const library = '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd"><library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Changes"/></library:library>';
const source = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd"><script:module xmlns:script="http://openoffice.org/2000/script" script:name="Changes" script:language="StarBasic">${macro.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}</script:module>`;

/** LibreOffice with a profile of its own, without a window. */
export class Office {
  readonly folder = mkdtempSync(join(tmpdir(), "prosewell-office-"));

  constructor() {
    // The first start makes the profile anew, and would write over what is in it.
    this.#run("--terminate_after_init");
    const basic = join(this.folder, "profile", "user", "basic", "Standard");
    mkdirSync(basic, { recursive: true });
    writeFileSync(join(basic, "script.xlb"), library);
    writeFileSync(join(basic, "Changes.xba"), source);
  }

  #run(...args: readonly string[]): void {
    execFileSync("soffice", [`-env:UserInstallation=file://${join(this.folder, "profile")}`, "--headless", "--norestore", ...args], { stdio: "pipe", timeout: 300_000 });
  }

  write(name: string, bytes: Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, bytes);
    return path;
  }

  read(name: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(readFileSync(join(this.folder, name)));
  }

  /** Converts files, whose new names have the new ending. */
  convert(kind: string, ...paths: readonly string[]): void {
    this.#run("--convert-to", kind, "--outdir", this.folder, ...paths);
  }

  /** Accepts or rejects all tracked changes of files, in place. */
  resolve(command: "AcceptAllTrackedChanges" | "RejectAllTrackedChanges", ...paths: readonly string[]): void {
    this.#run(`macro:///Standard.Changes.Resolve("${paths.join("|")}","${command}")`);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

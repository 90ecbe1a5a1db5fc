import { type Dispatch, type DragEvent, useState } from "react";
import { readTextFile } from "./read-file.ts";
import type { WorkspaceEvent } from "./workspace-state.ts";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Opening a file, and dropping one; text that is dragged in is left to the browser. */
export const useFile = (dispatch: Dispatch<WorkspaceEvent>) => {
  const [dropping, setDropping] = useState(false);

  const open = async (file: File) => {
    const read = await readTextFile(file);
    if ("problem" in read) dispatch({ type: "refused", notice: { id: read.problem, name: file.name } });
    else dispatch({ type: "replaced", text: read.text, notice: { id: "opened", name: file.name } });
  };

  const target = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave(event: DragEvent) {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setDropping(false);
    },
    onDrop(event: DragEvent) {
      setDropping(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer.files.item(0);
      if (file) void open(file);
    },
  };

  return { open, dropping, target };
};

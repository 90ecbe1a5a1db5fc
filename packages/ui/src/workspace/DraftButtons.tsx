import { Button } from "../components/Button/Button.tsx";
import type { WorkspaceMessages } from "./messages.ts";

interface DraftButtonsProps {
  readonly messages: Pick<WorkspaceMessages["input"], "undo" | "clear">;
  readonly canUndo: boolean;
  readonly canClear: boolean;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

/** Takes the text out of its box, and brings back what stood there. */
export const DraftButtons = ({ messages, canUndo, canClear, onUndo, onClear }: DraftButtonsProps) => (
  <>
    {canUndo ? (
      <Button look="quiet" onClick={onUndo}>
        {messages.undo}
      </Button>
    ) : null}
    {canClear ? (
      <Button look="quiet" onClick={onClear}>
        {messages.clear}
      </Button>
    ) : null}
  </>
);

import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { ReviewMessages } from "../messages.ts";
import { keyName, row, sheet } from "./Shortcuts.css.ts";
import { shortcuts } from "./keys.ts";

interface ShortcutsProps {
  readonly open: boolean;
  readonly messages: ReviewMessages["shortcuts"];
  readonly onClose: () => void;
}

/** What the keyboard can do while the focus is in the review. */
export function Shortcuts({ open, messages, onClose }: ShortcutsProps) {
  return (
    <Dialog open={open} title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <dl className={sheet}>
        {shortcuts.map(([command, keys]) => (
          <div key={command} className={row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={keyName}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{messages.does[command]}</dd>
          </div>
        ))}
      </dl>
      <p>{messages.where}</p>
    </Dialog>
  );
}

import FileText from "lucide-react/icons/file-text";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { ProgressBar } from "../../components/ProgressBar/ProgressBar.tsx";
import { name as nameClass, progress, slip, words } from "./Tray.css.ts";
import type { Given, TrayProps } from "./tray.ts";
import { useOpening } from "./use-opening.ts";

/** Where files come in, and what stands over the text of one. */
export function Tray(props: TrayProps) {
  const { messages, given, source, text, input, dispatch } = props;
  const { reading, open, stop } = useOpening(props);
  const take = useEffectEvent(({ files: [file] }: Given) => file && void open(file));
  useEffect(() => {
    if (given) take(given);
  }, [given]);

  const andStay = (act: () => void) => {
    act();
    // What was pressed goes.
    input.current?.focus({ preventScroll: true });
  };

  if (reading !== null) {
    return (
      <div className={slip}>
        <FileText size={16} aria-hidden />
        <output className={words}>{messages.reading(reading)}</output>
        <Button look="quiet" size="small" onClick={() => andStay(stop)}>
          {messages.cancel}
        </Button>
        <div className={progress}>
          <ProgressBar label={messages.reading(reading)} share={null} />
        </div>
      </div>
    );
  }
  return source ? (
    <div className={slip}>
      <FileText size={16} aria-hidden />
      <p className={words}>
        <span className={nameClass}>{source.name}</span> {messages.about(source, text !== source.text)}
      </p>
      <IconButton label={messages.letGo(source.name)} onClick={() => andStay(() => dispatch({ type: "released" }))}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  ) : null;
}

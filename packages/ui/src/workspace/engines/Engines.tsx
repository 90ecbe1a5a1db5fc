import { type ComponentType, type SyntheticEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Setting } from "../Setting.tsx";
import { Agreement } from "./Agreement.tsx";
import { Coming } from "./Coming.tsx";
import { about, engines } from "./Engines.css.ts";
import type { EnginesMessages } from "./messages.ts";
import type { Addressee, FindModel } from "./model.ts";
import { passing } from "./passing.ts";
import type { EnginesProps, Served } from "./served.ts";
import { useModel } from "./use-model.ts";
import { useVoice } from "./use-voice.ts";
import { Voice } from "./Voice.tsx";

interface WordlessProps extends EnginesProps {
  readonly find: FindModel;
  /** What is said of the model that was found. */
  readonly messages: (to: Addressee) => EnginesMessages;
}

const order = ["device", "model"] as const;
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The choice between the engine on the device and a language model, where there is one; until the person has agreed, nothing is sent. */
export const Engines: ComponentType<WordlessProps> = ({ find, messages: messagesFor, onServe }) => {
  const id = useId();
  const { model, agreed, terms, agree, withdraw } = useModel(find);
  const [open, setOpen] = useState<"agreement" | "voice" | null>(null);
  const { sample, keep } = useVoice(agreed !== null);
  const box = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => (model ? messagesFor(model.to) : null), [model, messagesFor]);
  const told = messages?.told;

  const served = useMemo<Served | null>(
    () => (model && agreed && told ? { engine: model.engine({ reveal: agreed.reveal, voice: sample }), ...(model.words && { words: model.words }), told, passing, Coming } : null),
    [model, agreed, sample, told],
  );
  const tell = useEffectEvent(onServe);
  useEffect(() => tell(served), [served]);
  useEffect(() => () => tell(null), []);

  if (!messages) return null;
  const close = () => setOpen(null);
  const stay = () => {
    close();
    withdraw();
    // What was pressed may go with the agreement.
    box.current?.querySelector<HTMLElement>("input:checked, select")?.focus({ preventScroll: true });
  };

  return (
    <div ref={box} className={engines}>
      <Setting
        name={`${id}-engine`}
        {...messages.choice}
        order={order}
        value={agreed ? "model" : "device"}
        onChange={(chosen) => (chosen === "model" ? setOpen("agreement") : withdraw())}
      />
      {agreed ? (
        <div className={about}>
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen("agreement")}>
            {messages.review}
          </Button>
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen("voice")}>
            {sample === null ? messages.voice.add : messages.voice.change}
          </Button>
        </div>
      ) : null}
      {/* What is pasted or pressed in a dialog is none of the workspace's business. */}
      <div className={engines} role="presentation" onPaste={stop} onKeyDown={stop}>
        <Agreement
          open={open === "agreement"}
          terms={terms}
          messages={messages.agreement}
          onAgree={(chosen) => {
            close();
            agree(chosen);
          }}
          onBack={stay}
          onClose={close}
        />
        <Voice open={open === "voice"} sample={sample} messages={messages.voice} onSave={keep} onClose={close} />
      </div>
    </div>
  );
};

import { useEffect, useEffectEvent, useState } from "react";
import { Forget } from "../history/Forget.tsx";
import { forgetDevice } from "../history/forget-device.ts";
import { History } from "../history/History.tsx";
import { type KeptRun, open as openRun } from "../history/history-store.ts";
import { type Sample, Samples } from "../samples/Samples.tsx";
import type { ShelfProps } from "./shelf.ts";
import { useKept } from "./use-kept.ts";

/** What stands behind the workspace: samples, and the runs that this device keeps. */
export function Shelf({ messages, panel, outcome, decisions, recalled, dispatch, onClose }: ShelfProps) {
  const { on, turn, isKept, settled } = useKept({ outcome, decisions, dispatch });
  const [asking, setAsking] = useState(false);

  const recall = useEffectEvent(async (id: string) => {
    const review = await openRun(id).catch(() => null);
    if (!review) return;
    isKept(review.outcome.id);
    dispatch({ type: "recalled", ...review });
  });
  useEffect(() => {
    if (recalled !== null) void recall(recalled);
  }, [recalled]);

  const chooseSample = ({ text, genre }: Sample) => {
    dispatch({ type: "replaced", text, notice: { id: "sample", name: genre } });
    onClose();
  };
  const chooseRun = async ({ id }: KeptRun) => {
    const review = await openRun(id).catch(() => null);
    onClose();
    if (!review) return dispatch({ type: "refused", notice: { id: "historyGone" } });
    isKept(id);
    dispatch({ type: "reopened", ...review, notice: { id: "reopened" } });
  };
  const forget = async () => {
    setAsking(false);
    onClose();
    await settled();
    await forgetDevice().catch(() => dispatch({ type: "refused", notice: { id: "forgetFailed" } }));
  };

  return (
    <>
      <Samples open={panel === "samples"} messages={messages.samples} onChoose={chooseSample} onClose={onClose} />
      <History
        open={panel === "history"}
        messages={messages.history}
        locale={messages.locale}
        on={on}
        onSwitch={turn}
        onChoose={(run) => void chooseRun(run)}
        onForget={() => setAsking(true)}
        onClose={onClose}
      />
      <Forget open={asking} messages={messages.forget} onConfirm={() => void forget()} onBack={() => setAsking(false)} />
    </>
  );
}

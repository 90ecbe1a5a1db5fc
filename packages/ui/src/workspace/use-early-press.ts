import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** The fragment of a link that asks for a run of the draft. */
export const startAnchor = "#humanize";

/**
 * A press made before the page came alive, or on another page whose link asks for a run: the button opens a sign, which the browser does without any script, and here the
 * open sign is what tells of it. Gives whether the page is alive; from then on there is no need of the sign.
 */
export const useEarlyPress = (sign: RefObject<HTMLElement | null>, onPress: () => void): boolean => {
  const [heard, setHeard] = useState<{ readonly pressed: boolean } | null>(null);

  useLayoutEffect(() => setHeard({ pressed: isOpen(sign.current) || location.hash === startAnchor }), [sign]);

  // After the draft has been restored, on which the press must act.
  useEffect(() => {
    if (!heard?.pressed) return;
    // A reload is not another press.
    if (location.hash === startAnchor) history.replaceState(history.state, "", location.pathname + location.search);
    onPress();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [heard]);

  return heard !== null;
};

/** Where popovers are unknown, so is the pseudo-class. */
const isOpen = (sign: HTMLElement | null) => sign !== null && "popover" in sign && sign.matches(":popover-open");

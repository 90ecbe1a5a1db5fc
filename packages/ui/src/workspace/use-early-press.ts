import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/**
 * A press made before the page came alive: the button opens a sign, which the browser does without any script, and here the
 * open sign is what tells of it. Gives whether the page is alive; from then on there is no need of the sign.
 */
export const useEarlyPress = (sign: RefObject<HTMLElement | null>, onPress: () => void): boolean => {
  const [heard, setHeard] = useState<{ readonly pressed: boolean } | null>(null);

  useLayoutEffect(() => setHeard({ pressed: isOpen(sign.current) }), [sign]);

  // After the draft has been restored, on which the press must act.
  useEffect(() => {
    if (heard?.pressed) onPress();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [heard]);

  return heard !== null;
};

/** Where popovers are unknown, so is the pseudo-class. */
const isOpen = (sign: HTMLElement | null) => sign !== null && "popover" in sign && sign.matches(":popover-open");

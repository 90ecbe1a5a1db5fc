"use client";

import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, use } from "react";
import { TopLayer } from "../Dialog/top-layer.ts";
import { tooltip } from "./Tooltip.css.ts";

interface TooltipProps {
  readonly text: string;
  /** What it explains: a button or a link, for it must take the focus. */
  readonly children: ReactElement;
}

/**
 * A remark on a control, over it, for those who rest on it or come to it by key. A thumb never sees it, so it says nothing
 * that one cannot do without.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const layer = use(TopLayer);

  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal container={layer}>
          <Content className={tooltip} sideOffset={8} collisionPadding={8}>
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

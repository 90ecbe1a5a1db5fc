"use client";

import { Content, Portal, Root, Trigger } from "@radix-ui/react-popover";
import { type ReactElement, type ReactNode, use } from "react";
import { TopLayer } from "../Dialog/top-layer.ts";
import { popover } from "./Popover.css.ts";

interface PopoverProps {
  /** What its content is called. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** A small sheet beside the button that opens it. The page stays as it is; Escape or a press elsewhere closes it. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const layer = use(TopLayer);

  return (
    <Root>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={layer}>
        {/* Reached by key, so that it can be scrolled where nothing in it is. */}
        <Content className={popover} tabIndex={0} aria-label={label} align="start" sideOffset={6} collisionPadding={12}>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

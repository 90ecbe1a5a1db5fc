"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { list, panel, tab, word } from "./Tabs.css.ts";
import { useDirection } from "./use-direction.ts";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs are called as a group. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Several pages in one place, of which one is seen. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const found = tabs.find((each) => each.value === chosen);
    if (found) onChange(found.value);
  };

  return (
    <Root dir={useDirection()} value={value} onValueChange={choose}>
      <List className={list} aria-label={label}>
        {tabs.map((each) => (
          <Trigger key={each.value} className={tab} value={each.value}>
            <span className={word}>{each.label}</span>
          </Trigger>
        ))}
      </List>
      {tabs.map((each) => (
        <Content key={each.value} className={panel} value={each.value}>
          {each.content}
        </Content>
      ))}
    </Root>
  );
}

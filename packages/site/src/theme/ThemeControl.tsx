"use client";

import { type Theme, ThemeChoice, type ThemeChoiceProps } from "@prosewell/ui";
import { useEffect, useSyncExternalStore } from "react";
import { chooseTheme, colourBrowser, currentTheme, watchTheme } from "./theme.ts";

const unknown = (): Theme => "system";

/** Light, dark, or as the device has it. */
export function ThemeControl(texts: Omit<ThemeChoiceProps, "value" | "onChange">) {
  const theme = useSyncExternalStore(watchTheme, currentTheme, unknown);
  useEffect(colourBrowser, []);
  return <ThemeChoice {...texts} value={theme} onChange={chooseTheme} />;
}

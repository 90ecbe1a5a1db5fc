"use client";

// oxlint-disable-next-line import/no-unassigned-import -- The style sheet is the import.
import "@prosewell/ui/theme";
import { useLayoutEffect } from "react";
import { errorTexts } from "../errors/error-texts.ts";
import { ErrorScreen, type ErrorScreenProps } from "../errors/ErrorScreen.tsx";
import { restoreTheme } from "../theme/theme.ts";

/** Takes the place of the whole document when what surrounds the pages failed. */
export function GlobalError(props: ErrorScreenProps) {
  useLayoutEffect(restoreTheme, []);
  return (
    <html lang="en">
      <body>
        <title>{errorTexts().title}</title>
        <main>
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}

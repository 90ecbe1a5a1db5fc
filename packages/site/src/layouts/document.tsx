import { sharedTranslations } from "@prosewell/i18n/server";
import { tokens } from "@prosewell/ui/theme";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { RememberErrorTexts } from "../errors/error-texts.ts";
import { errorTextsFrom } from "../errors/texts.ts";
import { fonts } from "../fonts.ts";
import { imagePath } from "../images/images.ts";
import { InternalLinks } from "../navigation/InternalLinks.tsx";
import { PageHistory } from "../navigation/PageHistory.tsx";
import { RouteProgress } from "../navigation/RouteProgress.tsx";
import { Offline } from "../offline/Offline.tsx";
import { site } from "../site.ts";
import { ThemeScript } from "../theme/ThemeScript.tsx";
import { Toasts } from "../toasts/Toasts.tsx";
import { consentQuestion } from "../tracking/question.ts";
import { Tracking } from "../tracking/Tracking.tsx";

export const metadata: Metadata = {
  applicationName: site.siteName,
  icons: { icon: { url: imagePath("icon.svg"), type: "image/svg+xml" }, apple: imagePath("apple-icon.png") },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: tokens.colour.light.paper },
    { media: "(prefers-color-scheme: dark)", color: tokens.colour.dark.paper },
  ],
};

/** What surrounds every page and never shows itself: faces, theme, navigation, the texts of the error screens. */
export async function Document({ children }: { children: ReactNode }) {
  const { t } = await sharedTranslations();
  return (
    // The script gives it the chosen theme before React sees it.
    <html lang="en" className={fonts} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <ThemeScript />
        <RememberErrorTexts texts={errorTextsFrom(t, site)} />
        <InternalLinks />
        <PageHistory />
        <RouteProgress label={t("loading.page")} />
        {children}
        <Offline messages={t("update", { returnObjects: true })} />
        <Tracking {...consentQuestion(t)} />
        <Toasts messages={t("toast", { returnObjects: true, skipInterpolation: true })} />
      </body>
    </html>
  );
}

import { sharedTranslations } from "@prosewell/i18n/server";
import { Footer, PageLayout } from "@prosewell/ui";
import type { ReactNode } from "react";
import { site } from "../site.ts";
import { ThemeControl } from "../theme/ThemeControl.tsx";

/** The layout of a page that brings none of its own (R4): header, the page, footer. */
export async function Frame({ children }: { children: ReactNode }) {
  const { t } = await sharedTranslations();
  const footer = <Footer {...site.content.footer} linksLabel={t("footer.links")} />;
  const tools = <ThemeControl {...t("theme", { returnObjects: true })} />;
  return (
    <PageLayout siteName={site.siteName} homeHref="/" skipLabel={t("skipToContent")} tools={tools} footer={footer}>
      {children}
    </PageLayout>
  );
}

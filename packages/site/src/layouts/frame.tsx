import { sharedTranslations } from "@prosewell/i18n/server";
import { Footer, LinkList, PageLayout } from "@prosewell/ui";
import type { ReactNode } from "react";
import { site } from "../site.ts";
import { ThemeControl } from "./live-parts.ts";

/** The layout of a page that brings none of its own (R4): header, the page, footer. */
export async function Frame({ children }: { children: ReactNode }) {
  const { t } = await sharedTranslations();
  const pages = {
    label: t("pages.label"),
    links: [
      { label: t("pages.humanizer"), href: "/ai-text-humanizer" },
      { label: t("pages.detector"), href: "/ai-detector" },
      { label: t("pages.methods"), href: "/methods" },
    ],
  };
  const footer = <Footer {...site.content.footer} linksLabel={t("footer.links")} more={{ ...pages, label: t("pages.more") }} />;
  const tools = <ThemeControl {...t("theme", { returnObjects: true })} />;
  return (
    <PageLayout siteName={site.siteName} homeHref="/" skipLabel={t("skipToContent")} links={<LinkList {...pages} />} tools={tools} footer={footer}>
      {children}
    </PageLayout>
  );
}

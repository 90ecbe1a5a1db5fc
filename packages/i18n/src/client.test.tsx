import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadTranslations, TranslationsProvider, useTranslation } from "./client.tsx";

const WordCount = ({ count }: { count: number }) => {
  const { t } = useTranslation("ai_text_humanizer");
  return <output>{t("review.words", { count })}</output>;
};

const Typo = () => {
  const { t } = useTranslation(["home", "common"]);
  // @ts-expect-error -- I3
  return <p>{t("typo")}</p>;
};

test("a component finds its namespace's texts through the provider", async () => {
  const translations = await loadTranslations("/");
  const markup = renderToStaticMarkup(
    <TranslationsProvider translations={translations}>
      <WordCount count={3} />
    </TranslationsProvider>,
  );
  expect(markup).toBe("<output>3 words</output>");
});

test("a component's missing key is warned of for the namespace that it asked in", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const translations = await loadTranslations("/");
  renderToStaticMarkup(
    <TranslationsProvider translations={translations}>
      <Typo />
    </TranslationsProvider>,
  );
  expect(warn.mock.calls).toEqual([["In namespace home can't find key typo"]]);
  warn.mockRestore();
});

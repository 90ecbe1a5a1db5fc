export { Button, ButtonLink } from "./components/Button/Button.tsx";
export { CookieChoices, type CookieChoicesMessages } from "./components/CookieChoices/CookieChoices.tsx";
export { CookieForm, type CookieFormMessages } from "./components/CookieChoices/CookieForm.tsx";
export type { CookiePurpose, CookieValues } from "./components/CookieChoices/purposes.ts";
export { Dialog } from "./components/Dialog/Dialog.tsx";
export { LinkList } from "./components/LinkList/LinkList.tsx";
export { Notice } from "./components/Notice/Notice.tsx";
export { Switch } from "./components/Switch/Switch.tsx";
export { type Theme, ThemeChoice, type ThemeChoiceProps } from "./components/ThemeChoice/ThemeChoice.tsx";

export { ErrorPage } from "./layouts/ErrorPage/ErrorPage.tsx";
export { ArticlePage, type ArticleSection } from "./layouts/ArticlePage/ArticlePage.tsx";
export { LoadingBar } from "./layouts/LoadingBar/LoadingBar.tsx";
export { PageLayout } from "./layouts/PageLayout/PageLayout.tsx";

export { Benefits } from "./sections/Benefits/Benefits.tsx";
export { CallToAction } from "./sections/CallToAction/CallToAction.tsx";
export { Examples } from "./sections/Examples/Examples.tsx";
export { Explainer } from "./sections/Explainer/Explainer.tsx";
export { Faq } from "./sections/Faq/Faq.tsx";
export { Footer } from "./sections/Footer/Footer.tsx";
export { Hero } from "./sections/Hero/Hero.tsx";
export { HowTo } from "./sections/HowTo/HowTo.tsx";

export { Badge } from "./components/Badge/Badge.tsx";
export { Button, ButtonLink } from "./components/Button/Button.tsx";
export { Choice } from "./components/Choice/Choice.tsx";
export { Container } from "./components/Container/Container.tsx";
export { Disclosure } from "./components/Disclosure/Disclosure.tsx";
export { Notice } from "./components/Notice/Notice.tsx";
export { ProgressBar } from "./components/ProgressBar/ProgressBar.tsx";
export { ProofMark } from "./components/ProofMark/ProofMark.tsx";
export { Section } from "./components/Section/Section.tsx";
export { Stamp } from "./components/Stamp/Stamp.tsx";
export { TextArea } from "./components/TextArea/TextArea.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { Wordmark } from "./components/Wordmark/Wordmark.tsx";

export { ErrorPage } from "./layouts/ErrorPage/ErrorPage.tsx";
export { LegalProse } from "./layouts/LegalProse/LegalProse.tsx";
export { LoadingBar } from "./layouts/LoadingBar/LoadingBar.tsx";
export { PageLayout } from "./layouts/PageLayout/PageLayout.tsx";

export { Benefits } from "./sections/Benefits/Benefits.tsx";
export { CallToAction } from "./sections/CallToAction/CallToAction.tsx";
export { Faq } from "./sections/Faq/Faq.tsx";
export { Footer, type LinkComponent } from "./sections/Footer/Footer.tsx";
export { Hero, toolAnchor } from "./sections/Hero/Hero.tsx";
export { HowTo } from "./sections/HowTo/HowTo.tsx";

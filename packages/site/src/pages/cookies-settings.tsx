import { ConsentSettings } from "../tracking/ConsentSettings.tsx";
import { askedPurposes } from "../tracking/question.ts";
import { legalPage } from "./legal.tsx";

export const { Page, generateMetadata } = legalPage("/legal/cookies-settings", (t) => {
  const { saved, ...messages } = t("consent.messages", { returnObjects: true });
  return <ConsentSettings messages={messages} saved={saved} purposes={askedPurposes(t)} />;
});

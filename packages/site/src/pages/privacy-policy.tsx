import { legalPage } from "./legal.tsx";

export const { Page, generateMetadata } = legalPage("privacy-policy");

import { legalPage } from "./legal.tsx";

export const { Page, generateMetadata } = legalPage("/legal/privacy-policy");

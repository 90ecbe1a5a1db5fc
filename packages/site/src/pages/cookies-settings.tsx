import { legalPage } from "./legal.tsx";

export const { Page, generateMetadata } = legalPage("cookies-settings");

import { themeScript } from "./theme.ts";

/** Puts the chosen theme on the document before it is painted. */
export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: themeScript }} />;

import type { LoadTray } from "@prosewell/ui/workspace";

/** What opens files comes with the first one. */
export const loadTray: LoadTray = async () => (await import("./tray.tsx")).createTray();

const key = "workspace_history";

/** Where storage is forbidden, a choice holds until the page is left. */
let chosen: boolean | null = null;

/** History is kept unless the person turned it off on this device. */
export const isHistoryOn = (): boolean => {
  try {
    return chosen ?? localStorage.getItem(key) !== "off";
  } catch {
    return chosen ?? true;
  }
};

export const turnHistory = (on: boolean): void => {
  chosen = null;
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    chosen = on;
  }
};

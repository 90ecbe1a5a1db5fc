export const weights = "";

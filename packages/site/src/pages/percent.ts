/** The share in words, to so many decimals as a difference can be seen in. */
export const percent = (share: number): string => share.toLocaleString("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

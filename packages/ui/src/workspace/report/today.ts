/** The device's own day, as file names have it. */
export const today = (): string => new Intl.DateTimeFormat("sv", { dateStyle: "short" }).format();

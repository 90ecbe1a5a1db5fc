/** What is worth telling the people who run the site. */
export type Report = { readonly error: unknown } | { readonly message: string };

/** Hands one report to the reporting service. */
export type Deliver = (report: Report) => void;

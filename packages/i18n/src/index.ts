export type { Translate } from "./i18next-types.ts";
export { type ReportMessage, setMissingKeyReporter } from "./missing-key.ts";
export { type Namespace, namespaces, namespacesFor } from "./namespaces.ts";

import { report } from "./error-reporting/reporting.ts";
import { watch } from "./error-reporting/watch.ts";
import { signal } from "./navigation/store.ts";

watch(window, report);

export const onRouterTransitionStart = (to: string): void => signal({ type: "started", from: location.href, to });

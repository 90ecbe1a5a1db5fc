import type { BrowserOptions, ErrorEvent } from "@sentry/nextjs";

/** What may leave with a report besides the error itself: the browser's name. No person, no request, no text. */
export const collected = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ["user-agent"] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
} as const satisfies BrowserOptions["dataCollection"];

/**
 * The last look before a report leaves. Engines quote their input inside double quotation marks (`Unexpected token 'D', "Dear Sir o"...`)
 * or as a pattern (`Invalid regular expression: /Dear Sir (/`), and a query may hold anything.
 */
export function withoutText(event: ErrorEvent): ErrorEvent {
  delete event.breadcrumbs;
  delete event.extra;
  delete event.user;
  if (event.request?.url) event.request.url = withoutQuery(event.request.url);
  // The framework's route says where it was; the path that was asked for has its query behind it.
  delete event.contexts?.["nextjs"]?.["request_path"];
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = withoutQuotations(exception.value);
  }
  return event;
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/su, "");

const withoutQuotations = (message: string) => message.replace(/"[^"]*(?:"|$)/gsu, '"…"').replace(/(?<=regular expression: ?)\/.*\/\w*/su, "/…/");

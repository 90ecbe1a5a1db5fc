import * as v from "valibot";
import { type Limit, limits, modelLimits, serverLimits } from "./limits.ts";

const matching = (pattern: RegExp, must: string) => v.optional(v.pipe(v.string(), v.regex(pattern, must)));

const wholeNumber = ({ value }: Limit) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^0*[1-9]\d{0,14}$/u, `must be a whole number above zero, such as ${value}`), v.transform(Number)),
    `${value}`,
  );

const isAddress = (value: string) => /^https?:$/u.test(URL.parse(value)?.protocol ?? "");

const isStore = (value: string) => {
  const url = URL.parse(value);
  if (url?.protocol === "file:") return url.host === "" && !value.endsWith("/");
  return /^rediss?:$/u.test(url?.protocol ?? "") && url?.host !== "";
};

const isSentryDsn = (value: string) => {
  const url = URL.parse(value);
  return url !== null && url.protocol.startsWith("http") && url.username !== "" && /\/\d+$/u.test(url.pathname);
};

/** What names a language model, and what may be asked of it. The command line and the bench read these alone. */
export const modelVariables = v.object({
  MODEL_BASE_URL: v.optional(
    v.pipe(v.string(), v.check(isAddress, "must be the address of an OpenAI-compatible endpoint up to its version, such as http://127.0.0.1:11434/v1")),
  ),
  MODEL_NAME: matching(/^\S+$/u, "must be a model's name as its endpoint knows it, without white space"),
  MODEL_API_KEY: matching(/^\S+$/u, "must be the endpoint's key, without white space"),
  [modelLimits.parallel.variable]: wholeNumber(modelLimits.parallel),
  [modelLimits.waiting.variable]: wholeNumber(modelLimits.waiting),
  [modelLimits.candidates.variable]: wholeNumber(modelLimits.candidates),
  [modelLimits.firstToken.variable]: wholeNumber(modelLimits.firstToken),
  [modelLimits.betweenTokens.variable]: wholeNumber(modelLimits.betweenTokens),
  [modelLimits.answer.variable]: wholeNumber(modelLimits.answer),
  [modelLimits.run.variable]: wholeNumber(modelLimits.run),
});

/** Every environment variable that the sites read, and what it must be (C3). */
export const variables = v.object({
  NEXT_PUBLIC_SITE_URL: v.optional(v.pipe(v.string(), v.nonEmpty("must be the site's address; each shell brings its own as a default")), ""),
  TRUSTED_PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/u, "must be a digit: how many proxies of your own stand in front of the server"), v.transform(Number)),
    "0",
  ),
  NEXT_PUBLIC_SENTRY_DSN: v.optional(v.pipe(v.string(), v.check(isSentryDsn, "must be a Sentry DSN, such as https://key@errors.example/1"))),
  SENTRY_AUTH_TOKEN: matching(/^\S{16,}$/u, "must be a Sentry token, without white space"),
  SENTRY_ORG: matching(/^[\w-]+$/u, "must be the short name of a Sentry organization"),
  SENTRY_PROJECT: matching(/^[\w-]+$/u, "must be the short name of a Sentry project"),
  NEXT_PUBLIC_AMPLITUDE_API_KEY: matching(/^[\w-]+$/u, "must be an Amplitude API key: letters and digits"),
  AMPLITUDE_REGION: v.optional(v.picklist(["US", "EU"], "must be US or EU, where the Amplitude project keeps its data"), "US"),
  AMPLITUDE_UPSTREAM_URL: v.optional(v.pipe(v.string(), v.check(isAddress, "must be an http or https address, such as https://events.example/2/httpapi"))),
  NEXT_PUBLIC_GTAG_ID: matching(/^[A-Z]+-[\dA-Z]+$/u, "must be a Google tag id, such as AW-123456789"),
  NEXT_PUBLIC_GTAG_CONVERSION_LABEL: matching(/^[\w-]+$/u, "must be a conversion label: letters, digits, hyphens and underscores"),
  NEXT_PUBLIC_UET_TAG_ID: matching(/^\d+$/u, "must be a Microsoft UET tag id: digits only"),
  NEXT_PUBLIC_CLARITY_ID: matching(/^\w+$/u, "must be a Clarity project id: letters and digits"),
  [limits.wordsPerRun.variable]: wholeNumber(limits.wordsPerRun),
  [limits.requestBodyBytes.variable]: wholeNumber(limits.requestBodyBytes),
  [limits.fileBytes.variable]: wholeNumber(limits.fileBytes),
  [serverLimits.wordsPerDay.variable]: wholeNumber(serverLimits.wordsPerDay),
  [serverLimits.peoplePerAddress.variable]: wholeNumber(serverLimits.peoplePerAddress),
  [serverLimits.requestsPerMinute.variable]: wholeNumber(serverLimits.requestsPerMinute),
  [serverLimits.charactersPerDetection.variable]: wholeNumber(serverLimits.charactersPerDetection),
  QUOTA_URL: v.optional(
    v.pipe(v.string(), v.check(isStore, "must say where words are counted: redis://host:6379 for many machines, or file:///folder/quota.sqlite for one")),
  ),
  QUOTA_SECRET: matching(/^\S{32,}$/u, "must be 32 or more random characters, without white space, and the same on every machine"),
  ...modelVariables.entries,
});

/** Variables whose value no message may repeat. */
export const secrets: ReadonlySet<string | null> = new Set(["SENTRY_AUTH_TOKEN", "QUOTA_SECRET", "QUOTA_URL", "MODEL_API_KEY", "MODEL_BASE_URL"]);

/** Variables that are of no use without each other. */
export const inseparable = [
  ["NEXT_PUBLIC_GTAG_ID", "NEXT_PUBLIC_GTAG_CONVERSION_LABEL"],
  ["SENTRY_AUTH_TOKEN", "SENTRY_ORG", "SENTRY_PROJECT"],
  ["MODEL_BASE_URL", "MODEL_NAME"],
] as const;

/** Variables that are of no use without another, which may do without them. */
export const dependent = [["MODEL_API_KEY", "MODEL_BASE_URL"]] as const;

import * as v from "valibot";
import type { Limits, ModelLimits, ServerLimits } from "./limits.ts";
import type { AnalyticsKeys } from "./types.ts";
import { dependent, inseparable, modelVariables, secrets, variables } from "./variables.ts";

/** Everything that the environment decides, checked once. */
export interface Environment {
  readonly siteUrl: string;
  /** Absent: error reporting is off. */
  readonly sentryDsn?: string;
  /** Absent: a build uploads no source maps. */
  readonly sourceMaps?: SourceMapUpload;
  readonly analytics: AnalyticsKeys;
  readonly amplitudeProxy: AmplitudeProxySettings;
  /** How many proxies of our own stand in front of the server; 0 believes no forwarded address. */
  readonly trustedHops: number;
  readonly limits: Limits;
  readonly serverLimits: ServerLimits;
  readonly quota: QuotaSettings;
  /** Absent: texts are rewritten by the embedded engine alone. */
  readonly model?: ModelEnvironment;
}

/** A language model behind an OpenAI-compatible endpoint. For servers alone: the key must reach no client. */
export interface ModelEnvironment {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  readonly limits: ModelLimits;
}

/** Where the words of the day are counted. */
export interface QuotaSettings {
  /** Absent: in a file of this machine. */
  readonly url?: string;
  /** What the cookies of those who are counted are signed with. Absent: made at first start and kept with the counts. */
  readonly secret?: string;
}

/** Where the proxy for Amplitude sends events (T7). */
export interface AmplitudeProxySettings {
  readonly region: "US" | "EU";
  /** Takes the place of the region's own address. */
  readonly upstream?: string;
}

/** Where a build sends its source maps, and by whose leave. */
export interface SourceMapUpload {
  readonly authToken: string;
  readonly org: string;
  readonly project: string;
}

type Variables = v.InferOutput<typeof variables>;
type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment at build or start. A variable that is empty or holds only white space counts as unset.
 * @throws {Error} naming each wrong or missing variable and what it must be.
 */
export function parseEnvironment(source: Source): Environment {
  return toEnvironment(checked(variables, source, missingSecret));
}

/**
 * Reads of the environment what names a language model; undefined where none is named.
 * @throws {Error} as {@link parseEnvironment}.
 */
export const parseModelEnvironment = (source: Source): ModelEnvironment | undefined => toModel(checked(modelVariables, source)).model;

type Schema = typeof variables | typeof modelVariables;

function checked<Known extends Schema>(schema: Known, source: Source, more: (set: Record<string, string>) => string[] = () => []): v.InferOutput<Known> {
  const set = onlySet(source);
  const parsed = v.safeParse<Schema>(schema, set);
  const problems = [
    ...(parsed.issues ?? []).map(toSentence),
    ...[...inseparable, ...dependent.filter(([name]) => name in set)].filter(([name]) => name in schema.entries).flatMap((names) => missingPartner(names, set)),
    ...more(set),
  ];
  if (!parsed.success || problems.length > 0) throw new Error(`The environment cannot be used. ${problems.join(" ")}`);
  return parsed.output;
}

const onlySet = (source: Source): Record<string, string> =>
  Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));

const toSentence = (issue: v.InferIssue<typeof variables>) => {
  const name = v.getDotPath(issue);
  const untold = issue.input === "" || secrets.has(name);
  return `${name} ${issue.message}${untold ? "" : `; it is ${issue.received}`}.`;
};

function missingPartner(names: readonly string[], set: Record<string, string>): string[] {
  const given = names.find((name) => name in set);
  const missing = names.find((name) => !(name in set));
  return given && missing ? [`${missing} must be set, since ${given} is of no use without it.`] : [];
}

/** Machines that share a Redis must know each other's cookies; one machine makes a secret of its own. */
const missingSecret = ({ QUOTA_URL: url, QUOTA_SECRET: secret }: Record<string, string>): string[] =>
  /^rediss?:/u.test(url ?? "") && !secret ? ["QUOTA_SECRET must be set, since QUOTA_URL names a Redis, which servers share: give each the same 32 or more random characters."] : [];

const toUpload = (set: Variables): Pick<Environment, "sourceMaps"> => {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = set;
  return authToken && org && project ? { sourceMaps: { authToken, org, project } } : {};
};

const toModel = (set: v.InferOutput<typeof modelVariables>): Pick<Environment, "model"> => {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: model, MODEL_API_KEY: apiKey } = set;
  if (!baseUrl || !model) return {};
  const limits = {
    parallel: set.MODEL_PARALLEL_REQUESTS,
    waiting: set.MODEL_WAITING_REQUESTS,
    candidates: set.MODEL_CANDIDATES,
    firstToken: set.MODEL_FIRST_TOKEN_SECONDS,
    betweenTokens: set.MODEL_TOKEN_GAP_SECONDS,
    answer: set.MODEL_ANSWER_SECONDS,
    run: set.MODEL_RUN_SECONDS,
  };
  return { model: { baseUrl, model, ...(apiKey && { apiKey }), limits } };
};

const toEnvironment = (set: Variables): Environment => ({
  siteUrl: set.NEXT_PUBLIC_SITE_URL,
  ...(set.NEXT_PUBLIC_SENTRY_DSN && { sentryDsn: set.NEXT_PUBLIC_SENTRY_DSN }),
  ...toUpload(set),
  analytics: onlySet({
    amplitude: set.NEXT_PUBLIC_AMPLITUDE_API_KEY,
    gtag: set.NEXT_PUBLIC_GTAG_ID,
    gtagConversionLabel: set.NEXT_PUBLIC_GTAG_CONVERSION_LABEL,
    uet: set.NEXT_PUBLIC_UET_TAG_ID,
    clarity: set.NEXT_PUBLIC_CLARITY_ID,
  } satisfies Record<keyof AnalyticsKeys, string | undefined>),
  amplitudeProxy: {
    region: set.AMPLITUDE_REGION,
    ...(set.AMPLITUDE_UPSTREAM_URL && { upstream: set.AMPLITUDE_UPSTREAM_URL }),
  },
  trustedHops: set.TRUSTED_PROXY_HOPS,
  limits: { wordsPerRun: set.WORDS_PER_RUN, requestBodyBytes: set.REQUEST_BODY_BYTES, fileBytes: set.FILE_BYTES },
  serverLimits: {
    wordsPerDay: set.WORDS_PER_DAY,
    peoplePerAddress: set.PEOPLE_PER_ADDRESS,
    requestsPerMinute: set.REQUESTS_PER_MINUTE,
    charactersPerDetection: set.CHARACTERS_PER_DETECTION,
  },
  quota: {
    ...(set.QUOTA_URL && { url: set.QUOTA_URL }),
    ...(set.QUOTA_SECRET && { secret: set.QUOTA_SECRET }),
  },
  ...toModel(set),
});

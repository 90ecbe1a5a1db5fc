import { describe, expect, test } from "vitest";
import { parseEnvironment, parseModelEnvironment } from "./environment.ts";
import { limits, modelLimits, serverLimits } from "./limits.ts";

const siteUrl = "https://prosewell.example";
const parse = (rest: Record<string, string | undefined> = {}) => parseEnvironment({ NEXT_PUBLIC_SITE_URL: siteUrl, ...rest });

test("with only an address, every provider is off and every limit has its own value", () => {
  expect(parse()).toEqual({
    siteUrl,
    analytics: {},
    amplitudeProxy: { region: "US" },
    trustedHops: 0,
    limits: { wordsPerRun: limits.wordsPerRun.value, requestBodyBytes: limits.requestBodyBytes.value, fileBytes: limits.fileBytes.value },
    serverLimits: {
      wordsPerDay: serverLimits.wordsPerDay.value,
      peoplePerAddress: serverLimits.peoplePerAddress.value,
      requestsPerMinute: serverLimits.requestsPerMinute.value,
      charactersPerDetection: serverLimits.charactersPerDetection.value,
    },
    quota: {},
  });
});

const secret = "0123456789abcdef0123456789abcdef";

test("words may be counted in a file that the environment names, with a secret of its own or without", () => {
  expect(parse({ QUOTA_URL: "file:///var/lib/prosewell/quota.sqlite" }).quota).toEqual({ url: "file:///var/lib/prosewell/quota.sqlite" });
  expect(parse({ QUOTA_SECRET: secret }).quota).toEqual({ secret });
});

test.each(["redis://127.0.0.1:6379", "rediss://user:word@redis.example/2"])("words may be counted in %s, with a secret that its servers share", (url) => {
  expect(parse({ QUOTA_URL: url, QUOTA_SECRET: secret }).quota).toEqual({ url, secret });
  expect(() => parse({ QUOTA_URL: url })).toThrow(/QUOTA_SECRET must be set, since QUOTA_URL names a Redis/u);
});

test.each(["127.0.0.1:6379", "http://redis.example", "file:///folder/", "file://host/quota.sqlite", "redis:"])(
  "%s is no place to count words in, and is not repeated, for it may hold a password",
  (url) => {
    expect(() => parse({ QUOTA_URL: url, QUOTA_SECRET: secret })).toThrow(/QUOTA_URL must say where words are counted: redis:.+ for one\.$/u);
  },
);

test("the amounts that the server asks for arrive under their own names", () => {
  const amounts = { WORDS_PER_DAY: "10", PEOPLE_PER_ADDRESS: "2", REQUESTS_PER_MINUTE: "30", CHARACTERS_PER_DETECTION: "40" };
  expect(parse(amounts).serverLimits).toEqual({ wordsPerDay: 10, peoplePerAddress: 2, requestsPerMinute: 30, charactersPerDetection: 40 });
});

test("the proxy for events is told where the data lives, and where else to send (T7)", () => {
  const { amplitudeProxy } = parse({ AMPLITUDE_REGION: "EU", AMPLITUDE_UPSTREAM_URL: "http://127.0.0.1:9/2/httpapi" });
  expect(amplitudeProxy).toEqual({ region: "EU", upstream: "http://127.0.0.1:9/2/httpapi" });
});

test("the server as a whole is told how many proxies stand in front of it, whether events are sent or not", () => {
  expect(parse({ TRUSTED_PROXY_HOPS: "2" }).trustedHops).toBe(2);
});

test("keys and limits arrive under their own names", () => {
  const environment = parse({
    NEXT_PUBLIC_SENTRY_DSN: "https://abc@errors.example/7",
    NEXT_PUBLIC_AMPLITUDE_API_KEY: "0123abcd",
    NEXT_PUBLIC_GTAG_ID: "AW-1234",
    NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "Ab_c-1",
    NEXT_PUBLIC_UET_TAG_ID: "5678",
    NEXT_PUBLIC_CLARITY_ID: "clarity1",
    WORDS_PER_RUN: "500",
  });
  expect(environment.sentryDsn).toBe("https://abc@errors.example/7");
  expect(environment.analytics).toEqual({ amplitude: "0123abcd", gtag: "AW-1234", gtagConversionLabel: "Ab_c-1", uet: "5678", clarity: "clarity1" });
  expect(environment.limits).toMatchObject({ wordsPerRun: 500, requestBodyBytes: limits.requestBodyBytes.value });
});

test("an empty or blank variable counts as unset, and white space around a value is dropped", () => {
  expect(parse({ NEXT_PUBLIC_UET_TAG_ID: "", WORDS_PER_RUN: " ", NEXT_PUBLIC_CLARITY_ID: " abc\n" })).toEqual({
    ...parse(),
    analytics: { clarity: "abc" },
  });
});

test.each([undefined, "", "  "])("an address of %j is asked for by name", (missing) => {
  expect(() => parseEnvironment({ NEXT_PUBLIC_SITE_URL: missing })).toThrow(/NEXT_PUBLIC_SITE_URL must be the site's address/u);
});

describe("a wrong value is named, with what it must be and what it is", () => {
  test.each([
    ["NEXT_PUBLIC_SENTRY_DSN", "errors.example"],
    ["NEXT_PUBLIC_SENTRY_DSN", "https://errors.example/1"],
    ["NEXT_PUBLIC_AMPLITUDE_API_KEY", "two words"],
    ["NEXT_PUBLIC_UET_TAG_ID", "abc"],
    ["NEXT_PUBLIC_CLARITY_ID", "<script>"],
    ["AMPLITUDE_REGION", "Mars"],
    ["AMPLITUDE_UPSTREAM_URL", "ftp://events.example"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["WORDS_PER_RUN", "many"],
    ["WORDS_PER_RUN", "0"],
    ["WORDS_PER_RUN", "-5"],
    ["REQUEST_BODY_BYTES", "1.5"],
    ["FILE_BYTES", "99999999999999999999"],
  ])("%s = %s", (variable, value) => {
    expect(() => parse({ [variable]: value })).toThrow(new RegExp(`${variable} must be .+; it is "${value}"\\.$`, "u"));
  });
});

test("source maps are uploaded when token, organization and project are given", () => {
  const sourceMaps = { authToken: "sntrys_0123456789abcdef", org: "our-org", project: "site" };
  expect(parse({ SENTRY_AUTH_TOKEN: sourceMaps.authToken, SENTRY_ORG: sourceMaps.org, SENTRY_PROJECT: sourceMaps.project })).toMatchObject({ sourceMaps });
});

test("a secret that is too short to sign with is named and not printed", () => {
  expect(() => parse({ QUOTA_SECRET: "short" })).toThrow(/QUOTA_SECRET must be 32 or more random characters.+machine\.$/u);
});

test("a wrong secret is named and not printed", () => {
  const wrong = { SENTRY_AUTH_TOKEN: "my secret token of old", SENTRY_ORG: "our-org", SENTRY_PROJECT: "site" };
  expect(() => parse(wrong)).toThrow(/SENTRY_AUTH_TOKEN must be a Sentry token, without white space\.$/u);
});

test.each([
  ["SENTRY_AUTH_TOKEN", "sntrys_0123456789abcdef", "SENTRY_ORG"],
  ["SENTRY_PROJECT", "site", "SENTRY_AUTH_TOKEN"],
  ["NEXT_PUBLIC_GTAG_ID", "AW-1", "NEXT_PUBLIC_GTAG_CONVERSION_LABEL"],
  ["NEXT_PUBLIC_GTAG_CONVERSION_LABEL", "abc", "NEXT_PUBLIC_GTAG_ID"],
])("%s alone is half a provider, and the missing half is named", (given, value, missing) => {
  expect(() => parse({ [given]: value })).toThrow(`${missing} must be set, since ${given} is of no use without it.`);
});

test("every problem is told at once", () => {
  expect(() => parseEnvironment({ WORDS_PER_RUN: "x", NEXT_PUBLIC_GTAG_ID: "AW-1" })).toThrow(
    /NEXT_PUBLIC_SITE_URL.+WORDS_PER_RUN.+NEXT_PUBLIC_GTAG_CONVERSION_LABEL/u,
  );
});

describe("a language model", () => {
  const named = { MODEL_BASE_URL: "http://127.0.0.1:11434/v1", MODEL_NAME: "qwen3:14b" };

  test("is there when its endpoint and its name are given, with a key or without", () => {
    const amounts = Object.fromEntries(Object.entries(modelLimits).map(([name, { value }]) => [name, value]));
    expect(parse(named).model).toEqual({ baseUrl: named.MODEL_BASE_URL, model: "qwen3:14b", limits: amounts });
    expect(parse({ ...named, MODEL_API_KEY: "sk-1", MODEL_PARALLEL_REQUESTS: "50", MODEL_RUN_SECONDS: "9" }).model).toMatchObject({ apiKey: "sk-1", limits: { parallel: 50, run: 9 } });
  });

  test("is read alone by programs that are no site", () => {
    expect(parseModelEnvironment(named)).toEqual(parse(named).model);
    expect(parseModelEnvironment({ SENTRY_ORG: "half", MODEL_NAME: " ", MODEL_BASE_URL: "" })).toBeUndefined();
    expect(() => parseModelEnvironment({ MODEL_NAME: "m" })).toThrow("MODEL_BASE_URL must be set, since MODEL_NAME is of no use without it.");
  });

  test.each([
    [{ MODEL_BASE_URL: named.MODEL_BASE_URL }, "MODEL_NAME must be set, since MODEL_BASE_URL is of no use without it."],
    [{ MODEL_API_KEY: "sk-1" }, "MODEL_BASE_URL must be set, since MODEL_API_KEY is of no use without it."],
    [{ ...named, MODEL_BASE_URL: "127.0.0.1:11434" }, "MODEL_BASE_URL must be the address"],
    [{ ...named, MODEL_CANDIDATES: "none" }, "MODEL_CANDIDATES must be a whole number"],
  ])("%j is half of one, or a wrong one, and is named", (variables, sentence) => {
    expect(() => parse(variables)).toThrow(sentence);
  });

  test("keeps its key and its address out of every message", () => {
    const message = (() => {
      try {
        return JSON.stringify(parse({ ...named, MODEL_API_KEY: "sk secret", MODEL_BASE_URL: "ftp://user:word@host" }));
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain("MODEL_API_KEY must be the endpoint's key");
    expect(message).not.toMatch(/sk secret|word@host/u);
  });
});

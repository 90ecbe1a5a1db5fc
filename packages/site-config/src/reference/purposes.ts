import { limits, modelLimits, serverLimits } from "../limits.ts";
import type { variables } from "../variables.ts";

type Variable = keyof typeof variables.entries;

/** What each variable is for, in groups, in the order in which one would set them. */
export const purposes: readonly { readonly title: string; readonly note: string; readonly variables: Readonly<Partial<Record<Variable, string>>> }[] = [
  {
    title: "The site",
    note: "",
    variables: {
      NEXT_PUBLIC_SITE_URL: "The public address. It decides which of the variants is built, and stands in canonical links, the sitemap and the social cards.",
      TRUSTED_PROXY_HOPS: "How many proxies of your own stand before the server, so that a visitor's address is read from the right place of `X-Forwarded-For`. With 0 no such header is believed.",
    },
  },
  {
    title: "The words of the day",
    note: "Where they are counted, and how many they are.",
    variables: {
      QUOTA_URL: "Where words are counted. Unset: SQLite in `.data/quota.sqlite`, two folders above the shell. A Redis is for more than one machine.",
      QUOTA_SECRET: "What signs the cookies that tell visitors apart. Unset: made at the first start and kept with the counts. Needed with a Redis.",
      [serverLimits.wordsPerDay.variable]: `Words of one person in a day (UTC). ${serverLimits.wordsPerDay.why}`,
      [serverLimits.peoplePerAddress.variable]: `How many people's words one address has. ${serverLimits.peoplePerAddress.why}`,
      [serverLimits.requestsPerMinute.variable]: `Requests to the API in a minute. ${serverLimits.requestsPerMinute.why}`,
      [limits.wordsPerRun.variable]: `Words of one run. ${limits.wordsPerRun.why}`,
      [limits.requestBodyBytes.variable]: `Bytes of a request's body. ${limits.requestBodyBytes.why}`,
      [limits.fileBytes.variable]: `Bytes of a file that is opened. ${limits.fileBytes.why}`,
      [serverLimits.charactersPerDetection.variable]: `Characters of a text that \`/api/detect\` judges. ${serverLimits.charactersPerDetection.why}`,
    },
  },
  {
    title: "A language model",
    note: "For deeper rewriting, [docs/model-engine.md](model-engine.md). Unset, there is none, and nothing of it is shown or loaded.",
    variables: {
      MODEL_BASE_URL: "An OpenAI-compatible endpoint, up to its version.",
      MODEL_NAME: "The model, as its endpoint knows it.",
      MODEL_API_KEY: "The endpoint's key, where it wants one. It reaches no client.",
      [modelLimits.parallel.variable]: `Requests to the endpoint at a time. ${modelLimits.parallel.why}`,
      [modelLimits.waiting.variable]: `Requests that may wait. ${modelLimits.waiting.why}`,
      [modelLimits.candidates.variable]: `Answers for each piece of text. ${modelLimits.candidates.why}`,
      [modelLimits.firstToken.variable]: `Seconds until an answer must begin. ${modelLimits.firstToken.why}`,
      [modelLimits.betweenTokens.variable]: `Seconds that an answer may pause. ${modelLimits.betweenTokens.why}`,
      [modelLimits.answer.variable]: `Seconds for one answer. ${modelLimits.answer.why}`,
      [modelLimits.run.variable]: `Seconds for one run. ${modelLimits.run.why}`,
    },
  },
  {
    title: "Analytics",
    note: "Each provider is off without its key, and asks for nothing before a visitor has agreed.",
    variables: {
      NEXT_PUBLIC_AMPLITUDE_API_KEY: "Product analytics, sent through the site's own `/tracking/amplitude`.",
      AMPLITUDE_REGION: "Where the project keeps its data.",
      AMPLITUDE_UPSTREAM_URL: "An address in place of the region's own, for a proxy of yours or for tests.",
      NEXT_PUBLIC_GTAG_ID: "Google's tag, for conversions.",
      NEXT_PUBLIC_GTAG_CONVERSION_LABEL: "The conversion that is counted.",
      NEXT_PUBLIC_UET_TAG_ID: "Microsoft's tag, for conversions.",
      NEXT_PUBLIC_CLARITY_ID: "Session replay, in which texts are masked.",
    },
  },
  {
    title: "Error reports",
    note: "Off without a DSN. A report holds no text.",
    variables: {
      NEXT_PUBLIC_SENTRY_DSN: "Where errors of pages and server are reported.",
      SENTRY_AUTH_TOKEN: "Lets a build upload its source maps.",
      SENTRY_ORG: "The organization that they belong to.",
      SENTRY_PROJECT: "The project that they belong to.",
    },
  },
];

import { asRecord } from "./record.ts";

/** Each property of a campaign (T2), and the parameters of the URL that tell it, the preferred one first. */
const parameters = {
  campaign_id: ["utm_campaign_id", "utm_id"],
  ad_id: ["utm_ad_id"],
  source: ["utm_source"],
  medium: ["utm_medium"],
  term: ["utm_term"],
  ad_name: ["utm_ad_name"],
  campaign_name: ["utm_campaign_name", "utm_campaign"],
  adset_name: ["utm_adset_name"],
  adset_id: ["utm_adset_id"],
  placement: ["utm_placement"],
  network: ["utm_network"],
} as const;

/** A property of a campaign (T2). */
export type CampaignProperty = keyof typeof parameters;

/** Where a visit came from; `"not set"` where the URL does not say (T2). */
export type Campaign = Readonly<Record<CampaignProperty, string>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets what it is told
const properties = Object.keys(parameters) as CampaignProperty[];

const campaignOf = (valueOf: (property: CampaignProperty) => string | undefined): Campaign => {
  const entries = properties.map((property) => [property, valueOf(property)?.trim() || "not set"] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each property
  return Object.fromEntries(entries) as Campaign;
};

/** The campaign of a URL, whole whatever it says (T2). */
export const parseCampaign = (search: URLSearchParams): Campaign =>
  campaignOf((property) => parameters[property].map((name) => search.get(name)).find((value) => value?.trim()) ?? undefined);

/** Whether a URL tells of a campaign at all. */
export const holdsCampaign = (search: URLSearchParams): boolean => [...search.keys()].some((name) => name.startsWith("utm_"));

/** A campaign out of storage, whatever is in there. */
export const asCampaign = (stored: unknown): Campaign => {
  const found = asRecord(stored);
  return campaignOf((property) => {
    const value = found[property];
    return typeof value === "string" ? value : undefined;
  });
};

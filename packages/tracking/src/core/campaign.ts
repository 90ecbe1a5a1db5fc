/** The properties of a campaign (T2). Each comes from the URL's parameter of that name with `utm_` before it. */
const properties = [
  "campaign_id",
  "ad_id",
  "source",
  "medium",
  "term",
  "ad_name",
  "campaign_name",
  "adset_name",
  "adset_id",
  "placement",
  "network",
] as const;

/** A property of a campaign (T2). */
export type CampaignProperty = (typeof properties)[number];

/** Where a visit came from; `"not set"` where the URL does not say (T2). */
export type Campaign = Readonly<Record<CampaignProperty, string>>;

/** The campaign that parameters tell of, whole whatever they say (T2). */
export const parseCampaign = (parameters: URLSearchParams): Campaign => {
  const valueOf = (name: string) => parameters.get(`utm_${name}`)?.trim();
  // Everybody else says utm_campaign for the campaign's name, and utm_id for its id.
  const customary = (property: string) => property.replace(/_name|campaign_(?=id)/, "");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each property
  return Object.fromEntries(
    properties.map((property) => [property, valueOf(property) || valueOf(customary(property)) || "not set"]),
  ) as Campaign;
};

/** Those parameters of a query string whose names look so. */
export const pickParameters = (search: string, names: RegExp): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.test(name)));

import { describe, expect, test } from "vitest";
import { parseCampaign, pickParameters } from "./campaign.ts";

const unset = {
  campaign_id: "not set",
  ad_id: "not set",
  source: "not set",
  medium: "not set",
  term: "not set",
  ad_name: "not set",
  campaign_name: "not set",
  adset_name: "not set",
  adset_id: "not set",
  placement: "not set",
  network: "not set",
};

describe("campaigns (T2)", () => {
  test("are 'not set', property by property, when the URL says nothing", () => {
    expect(parseCampaign(new URLSearchParams(""))).toEqual(unset);
  });

  test.each(Object.keys(unset))("take %s from the utm parameter of that name", (property) => {
    expect(parseCampaign(new URLSearchParams({ [`utm_${property}`]: "value" }))).toEqual({ ...unset, [property]: "value" });
  });

  test.each([
    ["utm_campaign=spring", "campaign_name", "spring"],
    ["utm_id=42", "campaign_id", "42"],
    ["utm_campaign=plain&utm_campaign_name=own", "campaign_name", "own"],
    ["utm_campaign_name=&utm_campaign=plain", "campaign_name", "plain"],
    ["utm_source=%20%20", "source", "not set"],
    ["utm_id=42&utm_campaign=spring", "ad_id", "not set"],
  ] as const)("read %s as %s: %s", (search, property, value) => {
    expect(parseCampaign(new URLSearchParams(search))[property]).toBe(value);
  });

  test("are what is left of a URL's parameters when the rest may be secret", () => {
    expect(`${pickParameters("?token=secret&utm_content=banner&source=utm_&utm_id=1", /^utm_/)}`).toBe("utm_content=banner&utm_id=1");
    expect(`${pickParameters("", /^utm_/)}`).toBe("");
  });
});

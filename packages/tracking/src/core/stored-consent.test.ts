// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { createStoredConsent } from "./stored-consent.ts";

beforeEach(() => localStorage.clear());

describe("the stored choice", () => {
  test("stores nothing before there is one (T12)", () => {
    expect(createStoredConsent().get()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  test("is there after a reload", () => {
    createStoredConsent().choose({ analytics: true, ads: false });
    expect(createStoredConsent().get()).toEqual({ analytics: true, ads: false });
  });

  test("keeps the answers that a new choice leaves out", () => {
    const consent = createStoredConsent();
    consent.choose({ analytics: true, ads: false });
    consent.choose({ ads: true });
    expect(consent.get()).toEqual({ analytics: true, ads: true });
  });

  test("tells who listens, until they have heard enough", () => {
    const consent = createStoredConsent();
    let told = 0;
    const end = consent.subscribe(() => (told += 1));
    consent.choose({ ads: true });
    end();
    consent.choose({ ads: false });
    expect(told).toBe(1);
  });

  test("is the same object until it changes, as React wants it", () => {
    const consent = createStoredConsent();
    consent.choose({ ads: true });
    expect(consent.get()).toBe(consent.get());
  });

  test("follows the choice made in another tab, and its withdrawal", () => {
    const consent = createStoredConsent();
    localStorage.setItem("tracking_consent", '{"ads":true}');
    window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
    expect(consent.get()).toEqual({});
    window.dispatchEvent(new StorageEvent("storage", { key: "tracking_consent" }));
    expect(consent.get()).toEqual({ ads: true });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(consent.get()).toEqual({});
  });

  test.each(["not json", "null", "3", '"text"'])("takes no answer out of %s", (stored) => {
    localStorage.setItem("tracking_consent", stored);
    expect(createStoredConsent().get()).toEqual({});
  });
});

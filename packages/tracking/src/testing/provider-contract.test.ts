import { describe, expect, test } from "vitest";
import type { TrackingProvider } from "../index.ts";
import { fakeProvider, type FakeProvider } from "./fake-provider.ts";
import { providerContract } from "./provider-contract.ts";

describe("a team's own provider keeps the contract", () => {
  let created: FakeProvider;
  providerContract(
    { test, expect },
    {
      create: () => (created = fakeProvider({ name: "own", purposes: ["ads", "replay"] })),
      install: () => ({ sent: () => created.calls.filter(({ method }) => method === "track") }),
    },
  );
});

const refuse = (): never => {
  throw new Error("Out of order.");
};

describe("the contract notices", () => {
  type Fault = (good: FakeProvider) => Partial<TrackingProvider>;
  const faults: readonly (readonly [fault: string, rule: string, Fault])[] = [
    ["that it has no name", "has a name", () => ({ name: " " })],
    ["that it needs no consent", "has a name", () => ({ purposes: [] })],
    ["that it throws", "takes every call", () => ({ track: refuse })],
    ["that it sends what is empty", "sends nothing that is empty", (good) => ({ page: (view) => good.track?.({ ...view, name: "", properties: {} }) })],
  ];

  test.each(faults)("%s", async (_, rule, fault) => {
    const tests = new Map<string, () => Promise<void>>();
    const good = fakeProvider();
    providerContract(
      { expect, test: (title, run) => void tests.set(title, run) },
      {
        create: () => ({ ...good, ...fault(good) }),
        // Stamps of an unknown person hold an undefined user id, which no wire would carry.
        install: () => ({ sent: () => JSON.parse(JSON.stringify(good.calls)) }),
      },
    );
    const [, run] = [...tests].find(([title]) => title.startsWith(rule)) ?? [];
    await expect(run?.()).rejects.toThrow(/expected/);
  });
});

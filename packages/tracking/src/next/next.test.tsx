// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTracking } from "../index.ts";
import { PageViews, sharedTracking } from "../next.tsx";
import { TrackingProvider } from "../react.tsx";
import { everything, fakeBrowser, fakeConsent, fakeProvider, settle } from "../testing/index.ts";

const route = vi.hoisted(() => ({ path: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => route.path }));

const key = Symbol.for("@prosewell/tracking");
beforeEach(() => Reflect.deleteProperty(globalThis, key));
afterEach(cleanup);

function open() {
  const provider = fakeProvider();
  const client = createTracking({ providers: [provider], browser: fakeBrowser(), consent: fakeConsent(everything) });
  const page = () => (
    <StrictMode>
      <TrackingProvider client={client}>
        <PageViews />
      </TrackingProvider>
    </StrictMode>
  );
  route.path = "/";
  const view = render(page());
  return {
    viewed: async () => {
      await settle();
      return provider.calls.flatMap((call) => (call.method === "page" ? call.path : []));
    },
    go: (path: string) => {
      route.path = path;
      view.rerender(page());
    },
    remount: () => {
      view.unmount();
      render(page());
    },
  };
}

describe("page views", () => {
  test("are told once for each route change, in strict mode too", async () => {
    const { go, viewed } = open();
    go("/legal/privacy-policy");
    go("/legal/privacy-policy");
    go("/");
    expect(await viewed()).toEqual(["/", "/legal/privacy-policy", "/"]);
  });

  test("are not told again when the layout is mounted again", async () => {
    const { remount, viewed } = open();
    remount();
    expect(await viewed()).toEqual(["/"]);
  });
});

describe("the shared layer", () => {
  const make = () => createTracking({ providers: [], consent: fakeConsent(), browser: fakeBrowser() });

  test("is made once on a page", () => {
    expect(sharedTracking(make)).toBe(sharedTracking(make));
  });

  test("is made for each caller on a server", () => {
    vi.stubGlobal("window", undefined);
    expect(sharedTracking(make)).not.toBe(sharedTracking(make));
    vi.unstubAllGlobals();
  });
});

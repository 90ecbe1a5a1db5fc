// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { createTracking, createTrackingLog } from "../index.ts";
import { TrackingDebugPanel, TrackingProvider, useTracking } from "../react.tsx";
import { everything, fakeBrowser, fakeConsent, fakeProvider, settle } from "../testing/index.ts";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const client = (provider = fakeProvider(), log = createTrackingLog()) =>
  createTracking({ providers: [provider], browser: fakeBrowser(), consent: fakeConsent(everything), onReport: log.add });

/** Tracks as soon as it is there, as a page's own effect does. */
function Eager({ event }: { readonly event: string }) {
  const tracking = useTracking();
  useEffect(() => void tracking.track(event), [tracking, event]);
  return null;
}

describe("TrackingProvider", () => {
  test("starts the layer once, in strict mode too, and loses no event of an effect that ran before", async () => {
    const provider = fakeProvider();
    const tracking = client(provider);
    render(
      <TrackingProvider client={tracking}>
        <Eager event="text pasted" />
      </TrackingProvider>,
      { wrapper: StrictMode },
    );
    await settle();
    expect(provider.loads).toBe(1);
    expect(new Set(provider.events)).toEqual(new Set(["text pasted"]));
  });

  test("does nothing while a server renders", () => {
    const provider = fakeProvider();
    renderToString(
      <TrackingProvider client={client(provider)}>
        <Eager event="text pasted" />
        <TrackingDebugPanel log={createTrackingLog()} />
      </TrackingProvider>,
    );
    expect(provider.calls).toEqual([]);
    expect(provider.loads).toBe(0);
  });
});

describe("useTracking", () => {
  test("takes calls and does nothing where there is no provider", () => {
    expect(() => render(<Eager event="text pasted" />)).not.toThrow();
  });
});

describe("the debug panel", () => {
  const open = () => {
    const log = createTrackingLog();
    return render(
      <TrackingProvider client={client(fakeProvider({ failWith: new Error("Out of order.") }), log)}>
        <Eager event="text pasted" />
        <TrackingDebugPanel log={log} />
      </TrackingProvider>,
    );
  };

  test("stays away unless the page is opened with ?tracking_debug=1", () => {
    const { container } = open();
    expect(container.innerHTML).toBe("");
  });

  test("shows the state of each provider and what became of each call, with its error", async () => {
    history.replaceState(null, "", "/?tracking_debug=1");
    open();
    await act(settle);
    expect(screen.getByText("Tracking: fake ready")).toBeDefined();
    expect(screen.getByText("fake: track text pasted, failed (Out of order.)")).toBeDefined();
    expect(screen.getByText("fake: setUserProperties, failed (Out of order.)")).toBeDefined();
  });
});

// oxlint-disable no-restricted-imports -- It imports the package as its users do.
import { createStoredConsent, createTracking, createTrackingLog } from "@prosewell/tracking";
import { amplitude } from "@prosewell/tracking/providers/amplitude";

const consent = createStoredConsent();
const log = createTrackingLog();
const tracking = createTracking({
  providers: [amplitude({ apiKey: "example" })],
  consent,
  environment: "development",
  onReport: log.add,
});
tracking.start();

const on = (id, run) => document.getElementById(id).addEventListener("click", run);
const choose = (answer) => () => consent.choose({ analytics: answer, ads: answer, replay: answer });
on("accept", choose(true));
on("reject", choose(false));
on("track", () => tracking.track("button pressed", { presses: 1 }));
on("purchase", () => tracking.purchase({ value: 9.99, currency: "EUR", productId: "pro-monthly", orderId: crypto.randomUUID() }));
on("reset", () => tracking.reset());

const show = (id, lines) => (document.getElementById(id).textContent = lines.join("\n"));
log.subscribe(() =>
  show(
    "log",
    log.entries().map(({ provider, state, status, call }) => `${provider}: ${state ?? `${call?.method ?? "report"} ${status}`}`),
  ),
);
setInterval(async () => {
  const events = await (await fetch("/events")).json();
  show("events", events.map(({ event_type, ...event }) => `${event_type} ${JSON.stringify(event.event_properties ?? event.user_properties ?? {})}`));
}, 500);

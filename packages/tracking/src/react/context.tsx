import { createContext, useContext, useEffect, type ReactNode } from "react";
import { createTracking, type AnyEvents, type Tracking } from "../index.ts";

/** Takes every call and does nothing, so that a component works without a provider around it, as in a test or a workshop. */
const inert = createTracking({ providers: [], consent: { get: () => ({}), subscribe: () => () => {} }, browser: null });

const Context = createContext<Tracking>(inert);

/** What {@link TrackingProvider} takes. */
export interface TrackingProviderProps<Events extends object> {
  /** Made once, outside of any component. */
  readonly client: Tracking<Events>;
  readonly children: ReactNode;
}

/** Starts the tracking layer when the page is there, and hands it to {@link useTracking}. */
export function TrackingProvider<Events extends object>({ client, children }: TrackingProviderProps<Events>) {
  useEffect(() => client.start(), [client]);
  return <Context.Provider value={client}>{children}</Context.Provider>;
}

/** The tracking layer of the page, typed by your catalogue: `useTracking<SiteEvents>()`. Without a provider it does nothing. */
export function useTracking<Events extends object = AnyEvents>(): Tracking<Events> {
  return useContext(Context);
}

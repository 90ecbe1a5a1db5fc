"use client";

export { TrackingProvider, useTracking, type TrackingProviderProps } from "./react/context.tsx";
export { TrackingDebugPanel } from "./react/TrackingDebugPanel.tsx";

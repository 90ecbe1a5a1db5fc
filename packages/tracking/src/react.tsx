"use client";

export { TrackingProvider, useTracking, type TrackingProviderProps } from "./react/context.tsx";
export { TrackingDebugPanel, type TrackingDebugPanelProps } from "./react/TrackingDebugPanel.tsx";

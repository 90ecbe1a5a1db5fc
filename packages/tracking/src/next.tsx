"use client";

export { PageViews } from "./next/PageViews.tsx";
export { sharedTracking } from "./next/shared.ts";

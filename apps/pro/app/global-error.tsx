"use client";

export { GlobalError as default } from "@prosewell/site/pages/global-error";

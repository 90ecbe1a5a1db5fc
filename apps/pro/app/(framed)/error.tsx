"use client";

export { ErrorScreen as default } from "@prosewell/site/pages/error";

"use client";

import { Toaster, toasts, type ToasterMessages } from "@prosewell/ui/toast";

/** Shows the page's toasts. Fetched with the first of them. */
export const PageToaster = ({ messages }: { messages: ToasterMessages }) => <Toaster store={toasts} messages={messages} />;

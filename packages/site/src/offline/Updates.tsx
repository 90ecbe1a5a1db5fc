"use client";

import { UpdateOffer, type UpdateOfferMessages } from "@prosewell/ui/update-offer";
import { useEffect, useState } from "react";
import { update, watchUpdates } from "./worker.ts";

export interface UpdatesProps {
  readonly messages: UpdateOfferMessages;
}

/** Offers a newer version of the site under a page that is open. */
export function Updates({ messages }: UpdatesProps) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => watchUpdates(() => setOffered(true)), []);
  return isOffered ? <UpdateOffer messages={messages} onUpdate={() => void update()} onLater={() => setOffered(false)} /> : null;
}

"use client";

import { Button } from "../Button/Button.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { offer } from "./UpdateOffer.css.ts";

export interface UpdateOfferMessages {
  /** That there is a newer version, and what becomes of the person's work. */
  readonly text: string;
  readonly update: string;
  readonly later: string;
}

interface UpdateOfferProps {
  readonly messages: UpdateOfferMessages;
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}

/** Offers a newer version of the site, over the page's foot. It is announced, and waits for as long as the person likes. */
export const UpdateOffer = ({ messages, onUpdate, onLater }: UpdateOfferProps) => (
  <output className={offer}>
    <Notice
      actions={
        <>
          <Button onClick={onUpdate}>{messages.update}</Button>
          <Button look="quiet" onClick={onLater}>
            {messages.later}
          </Button>
        </>
      }
    >
      {messages.text}
    </Notice>
  </output>
);

import { useEffect, useEffectEvent, useState } from "react";
import type { Terms } from "./Agreement.tsx";
import { type Agreement, remember, rememberedWith } from "./agreement.ts";
import type { FindModel, Model } from "./model.ts";

const noTerms: Terms = { reveal: [], isRemembered: false };

/** The language model that can be chosen, if there is one, and what the person has agreed to of it. */
export const useModel = (find: FindModel) => {
  const [model, setModel] = useState<Model | null>(null);
  const [agreed, setAgreed] = useState<Agreement | null>(null);
  const [terms, setTerms] = useState(noTerms);

  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = await find();
      if (!current || !found) return;
      const remembered = rememberedWith(found.to);
      setModel(found);
      if (!remembered) return;
      setAgreed(remembered);
      setTerms({ reveal: remembered.reveal, isRemembered: true });
    };
    // Where nobody can be asked there is nothing to choose.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [find]);

  const withdraw = () => {
    setAgreed(null);
    setTerms(noTerms);
  };
  const forget = useEffectEvent(withdraw);
  useEffect(() => {
    // Without a key: everything was cleared, here or in another tab.
    const hear = ({ key }: StorageEvent) => key === null && forget();
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);

  return {
    model,
    agreed,
    terms,
    agree: (chosen: Terms) => {
      if (!model) return;
      const agreement = { to: model.to, reveal: chosen.reveal };
      remember(chosen.isRemembered ? agreement : null);
      setAgreed(agreement);
      setTerms(chosen);
    },
    /** The text stays on the device from here on, and what was remembered is forgotten. */
    withdraw: () => {
      remember(null);
      withdraw();
    },
  };
};

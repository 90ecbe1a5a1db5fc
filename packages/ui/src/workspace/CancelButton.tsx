import { type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "../components/Button/Button.tsx";

interface CancelButtonProps {
  readonly label: string;
  /** Takes the focus over when this button goes away with the run. */
  readonly heir: RefObject<HTMLButtonElement | null>;
  readonly onCancel: () => void;
}

export function CancelButton({ label, heir, onCancel }: CancelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const own = button.current;
    const next = heir.current;
    return () => {
      if (document.activeElement === own) next?.focus();
    };
  }, [heir]);

  return (
    <Button ref={button} onClick={onCancel}>
      {label}
    </Button>
  );
}

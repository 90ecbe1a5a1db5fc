import { useId } from "react";
import { description as descriptionClass, field, label as labelClass, switchBox, words } from "./Switch.css.ts";

interface SwitchProps {
  readonly label: string;
  /** What it brings to have it on. */
  readonly description?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. Its words come first and its knob last, so that several of them line up. */
export function Switch({ label, description, checked, disabled, onChange }: SwitchProps) {
  const id = useId();

  return (
    <div className={field}>
      <div className={words}>
        <label className={labelClass} htmlFor={id} data-disabled={disabled ? "" : undefined}>
          {label}
        </label>
        {description ? (
          <p id={`${id}-description`} className={descriptionClass}>
            {description}
          </p>
        ) : null}
      </div>
      <input
        className={switchBox}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser tells it of a checkbox
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}

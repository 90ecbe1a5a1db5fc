import { useId } from "react";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { choice, choices, hint, legend, option, widest, word } from "./Choice.css.ts";

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  /** What each option brings; that of the chosen one is shown. */
  readonly hints: Readonly<Record<Value, string>>;
  readonly order: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few words; a native radio group underneath. */
export function Choice<Value extends string>({ name, label, options, hints, order, value, onChange }: ChoiceProps<Value>) {
  const hintId = useId();

  return (
    <fieldset className={choice}>
      <legend className={legend}>{label}</legend>
      <div className={choices}>
        {order.map((each) => (
          <label key={each} className={option}>
            <input
              className={visuallyHidden}
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              aria-describedby={each === value ? hintId : undefined}
              onChange={() => onChange(each)}
            />
            <span className={`${word} ${widest}`} data-label={options[each]}>
              {options[each]}
            </span>
          </label>
        ))}
      </div>
      <p id={hintId} className={hint}>
        {hints[value]}
      </p>
    </fieldset>
  );
}

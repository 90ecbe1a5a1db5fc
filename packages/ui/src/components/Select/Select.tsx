import { useId } from "react";
import { Caret } from "../ProofMark/Caret.tsx";
import { box, field, label as labelClass, problem as problemClass, select, sign } from "./Select.css.ts";

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly order: readonly Value[];
  readonly value: Value;
  readonly disabled?: boolean;
  /** A sentence: what is wrong with the choice, and what to do. */
  readonly problem?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of many words; the device's own list underneath. For a few words there is `Choice`. */
export function Select<Value extends string>({ label, options, order, value, disabled, problem, onChange }: SelectProps<Value>) {
  const id = useId();

  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={box}>
        <select
          id={id}
          className={select}
          value={value}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            const chosen = order.find((each) => each === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {order.map((each) => (
            <option key={each} value={each}>
              {options[each]}
            </option>
          ))}
        </select>
        <span className={sign}>
          <Caret />
        </span>
      </div>
      {problem ? (
        <p id={`${id}-problem`} className={problemClass}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

import { Choice, type ChoiceProps } from "../components/Choice/Choice.tsx";
import { Select } from "../components/Select/Select.tsx";
import { list, row } from "./Setting.css.ts";

/** One of a few words: in a row where there is room for all of them, in the device's own list on a phone. */
export function Setting<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, order, value, onChange } = props;
  return (
    <>
      <div className={row}>
        <Choice {...props} />
      </div>
      <div className={list}>
        <Select {...{ label, options, order, value, onChange }} />
      </div>
    </>
  );
}

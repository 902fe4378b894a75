import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Rest = Omit<ComponentProps<"select">, "name" | "id" | "className" | "children">;

interface SelectProps extends FieldProps, Rest {
  readonly name: string;
  readonly id?: string;
  readonly options: readonly Option[];
  /** First line, with an empty value. */
  readonly placeholder?: string;
}

export function SelectField({
  name,
  label,
  id = name,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <FieldFrame name={name} id={id} label={label} hint={hint} error={error} optional={optional}>
      <select id={id} name={name} className="input" {...describedBy(id, { hint, error })} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

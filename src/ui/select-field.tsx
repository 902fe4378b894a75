import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";

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

export function SelectField({ options, placeholder, ...field }: SelectProps) {
  const { frame, tied, rest } = splitField(field);
  return (
    <FieldFrame {...frame}>
      {/* A form that is reset goes back to the choice of its making: another default makes another. */}
      <select key={String(rest.defaultValue ?? "")} {...tied} className="input" {...rest}>
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

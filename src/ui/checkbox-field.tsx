import type { ComponentProps } from "react";
import { describedBy, FieldNotes, type FieldProps, LabelText } from "./field-frame.tsx";

type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type" | "className">;

/** One box to tick; the whole line is its target. */
export function CheckboxField({ name, label, id = name, hint, error, optional, ...rest }: FieldProps & Rest) {
  return (
    <div className="field">
      <FieldNotes id={id} error={error} />
      <label className="check" htmlFor={id}>
        <input id={id} name={name} type="checkbox" {...describedBy(id, { hint, error })} {...rest} />
        <span>
          <LabelText label={label} optional={optional} />
          {hint && (
            <span className="hint block" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}

import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

type Rest = Omit<ComponentProps<"textarea">, "name" | "id" | "className">;

/** Several lines; with `maxLength` it says how many letters are left. */
export function TextArea({ name, label, id = name, hint, error, optional, maxLength, ...rest }: FieldProps & Rest) {
  const [left, setLeft] = useState((maxLength ?? 0) - String(rest.defaultValue ?? "").length);
  return (
    <FieldFrame name={name} id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        name={name}
        dir="auto"
        className="input"
        maxLength={maxLength}
        {...describedBy(id, { hint, error })}
        {...rest}
        onInput={(event) => setLeft((maxLength ?? 0) - event.currentTarget.value.length)}
      />
      {maxLength !== undefined && <span className="hint">{m.ui_characters_left({ count: left })}</span>}
    </FieldFrame>
  );
}

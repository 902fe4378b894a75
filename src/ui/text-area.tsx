import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";

type Rest = Omit<ComponentProps<"textarea">, "name" | "id" | "className">;

/** Several lines; with `maxLength` it says how many letters are left. */
export function TextArea({ maxLength, ...field }: FieldProps & Rest) {
  const { frame, tied, rest } = splitField(field);
  const [left, setLeft] = useState((maxLength ?? 0) - String(rest.defaultValue ?? "").length);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...tied}
        dir="auto"
        className="input"
        maxLength={maxLength}
        {...rest}
        onInput={(event) => setLeft((maxLength ?? 0) - event.currentTarget.value.length)}
      />
      {maxLength !== undefined && <span className="hint">{m.ui_characters_left({ count: left })}</span>}
    </FieldFrame>
  );
}

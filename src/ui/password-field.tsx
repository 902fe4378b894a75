import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";
import { useHydrated } from "./hydrated.ts";

type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type" | "className">;

/** A password with a button that shows it; pasting and password managers work. */
export function PasswordField({ name, label, id = name, hint, error, optional, ...rest }: FieldProps & Rest) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FieldFrame name={name} id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className="with-end">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="input"
          {...describedBy(id, { hint, error })}
          {...rest}
        />
        {hydrated && (
          <button type="button" aria-controls={id} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {m.ui_show_password()}
            <span className="sr-only"> {label}</span>
          </button>
        )}
      </span>
    </FieldFrame>
  );
}

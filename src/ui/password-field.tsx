import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";
import { useHydrated } from "./hydrated.ts";

type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type" | "className">;

/** A password with a button that shows it; pasting and password managers work. */
export function PasswordField(field: FieldProps & Rest) {
  const { frame, tied, rest } = splitField(field);
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FieldFrame {...frame}>
      <span className="with-end">
        <input
          {...tied}
          type={shown ? "text" : "password"}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          className="input"
          {...rest}
        />
        {hydrated && (
          <button type="button" aria-controls={tied.id} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {m.ui_show_password()}
            <span className="sr-only"> {frame.label}</span>
          </button>
        )}
      </span>
    </FieldFrame>
  );
}

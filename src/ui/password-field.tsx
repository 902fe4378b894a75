import { type ComponentProps, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";
import { useHydrated } from "./hydrated.ts";

type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type" | "className">;

interface ShowProps {
  /** Whether it is shown, where more than the field depends on it. */
  readonly shown?: boolean;
  readonly onShow?: (shown: boolean) => void;
}

/** A password with a button that shows it; pasting and password managers work. */
export function PasswordField({ shown: given, onShow, ...field }: FieldProps & Rest & ShowProps) {
  const { frame, tied, rest } = splitField(field);
  const [own, setOwn] = useState(false);
  const shown = given ?? own;
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
          <button type="button" aria-controls={tied.id} aria-pressed={shown} onClick={() => (onShow ?? setOwn)(!shown)}>
            {m.ui_show_password()}
            <span className="sr-only"> {frame.label}</span>
          </button>
        )}
      </span>
    </FieldFrame>
  );
}

type OneField = Pick<FieldProps, "name" | "label" | "hint" | "error">;

/** A new password: typed twice while it is hidden, once while it can be read; the form says which (`passwordShown`). */
export function NewPasswordField({ password, again }: { readonly password: OneField; readonly again: OneField }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <PasswordField {...password} shown={shown} onShow={setShown} autoComplete="new-password" required />
      {shown ? (
        <input type="hidden" name="passwordShown" value="yes" />
      ) : (
        <PasswordField {...again} autoComplete="new-password" required />
      )}
      <p role="status" className={shown ? "hint" : "sr-only"}>
        {shown && m.ui_password_once()}
      </p>
    </>
  );
}

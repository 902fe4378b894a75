import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { faultOf } from "#ui/form-fault.tsx";
import { TextField } from "#ui/text-field.tsx";

interface CodeFieldProps {
  readonly refused: RefusedForm | undefined;
  readonly id?: string;
  /** Only the app's codes: a number pad is enough. */
  readonly isAppOnly?: boolean;
}

/** One field for a code as people type it. */
export function CodeField({ refused, id = "code", isAppOnly }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      id={id}
      label={m.accounts_field_code()}
      hint={isAppOnly ? m.accounts_field_code_app() : m.accounts_field_code_any()}
      autoComplete="one-time-code"
      inputMode={isAppOnly ? "numeric" : undefined}
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
      error={faultOf(refused, "code")}
    />
  );
}

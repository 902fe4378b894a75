import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "./icon.tsx";

/** What every field of a form may be given. `id` is the name unless said otherwise, so that an error summary can point to it. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly id?: string;
  readonly hint?: ReactNode;
  /** The sentence of what is wrong; already in the reader's language. */
  readonly error?: string;
  /** Says «(اختياري)» beside the label. */
  readonly optional?: boolean;
}

/** Attributes that tie a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, "hint" | "error">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

/** Splits what a field was given: for its frame, and for its control what ties both; `rest` is the control's own. */
export function splitField<P extends FieldProps>({ name, label, id = name, hint, error, optional, ...rest }: P) {
  return {
    frame: { name, label, id, hint, error, optional },
    tied: { id, name, ...describedBy(id, { hint, error }) },
    rest,
  };
}

export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldProps, "hint" | "error">) {
  return (
    <>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="err" />
          <span>
            <span className="sr-only">{m.ui_error_prefix()} </span>
            {error}
          </span>
        </span>
      )}
    </>
  );
}

export function LabelText({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  return (
    <>
      {label}
      {optional && <span className="hint plain"> {m.ui_optional()}</span>}
    </>
  );
}

/** Label above, hint, error, then the control. */
export function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  const id = field.id ?? field.name;
  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText {...field} />
      </label>
      <FieldNotes id={id} hint={field.hint} error={field.error} />
      {children}
    </div>
  );
}

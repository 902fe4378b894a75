import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type FieldProps } from "./field-frame.tsx";

type InputType = "text" | "email" | "tel" | "url" | "search" | "date" | "number";
type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type">;

/** Values that are read from left to right in every language. */
const LATIN = new Set<InputType>(["email", "tel", "url"]);

/** One line of text. E-mail, phone and address run left to right; free text finds its own direction. */
export function TextField({
  name,
  label,
  id = name,
  hint,
  error,
  optional,
  type = "text",
  className = "",
  ...rest
}: FieldProps & Rest & { type?: InputType }) {
  const direction = LATIN.has(type) ? "ltr" : type === "text" || type === "search" ? "auto" : undefined;
  return (
    <FieldFrame name={name} id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        id={id}
        name={name}
        type={type}
        dir={direction}
        className={`input ${className}`.trim()}
        {...describedBy(id, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  );
}

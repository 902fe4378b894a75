import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";

type InputType = "text" | "email" | "tel" | "url" | "search" | "date" | "number";
type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type">;

/** Values that are read from left to right in every language. */
const LATIN = new Set<InputType>(["email", "tel", "url"]);

/** One line of text. E-mail, phone and address run left to right; free text finds its own direction. */
export function TextField({ type = "text", className = "", ...field }: FieldProps & Rest & { type?: InputType }) {
  const { frame, tied, rest } = splitField(field);
  const direction = LATIN.has(type) ? "ltr" : type === "text" || type === "search" ? "auto" : undefined;
  return (
    <FieldFrame {...frame}>
      <input {...tied} type={type} dir={direction} className={`input ${className}`.trim()} {...rest} />
    </FieldFrame>
  );
}

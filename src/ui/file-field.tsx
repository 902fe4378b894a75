import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps, splitField } from "./field-frame.tsx";

type Rest = Omit<ComponentProps<"input">, "name" | "id" | "type" | "className">;

export const PICTURES = "image/png,image/jpeg,image/webp,image/avif";
export const PDFS = "application/pdf,.pdf";

/** A file of the device. */
export function FileField({ ...field }: FieldProps & Rest) {
  const { frame, tied, rest } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <input {...tied} type="file" className="input file-input" {...rest} />
    </FieldFrame>
  );
}

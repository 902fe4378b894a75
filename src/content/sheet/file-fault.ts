import { AppError } from "#platform/errors.ts";

/** A file that is refused as a whole, in the editor's language. */
export function refused(code: string, values: Readonly<Record<string, string | number>> = {}): AppError {
  return new AppError("form_invalid", { fields: [{ path: "file", code, values }] });
}

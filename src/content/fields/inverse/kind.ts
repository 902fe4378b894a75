import type { InverseField } from "../field.ts";

/** The records of `from` whose relation `field` points at this one; nothing of its own is stored. */
export function inverse<const From extends string>(options: {
  readonly from: From;
  readonly field: string;
}): InverseField<From> {
  return { role: "inverse", kind: "inverse", from: options.from, field: options.field, private: false };
}

import type { z } from "zod";
import { AppError, type FieldFault } from "#platform/errors.ts";

const CODE = /^[a-z][a-z0-9_]*$/;
/** A body of 1 MB can hold a hundred thousand faults; nobody reads that many, and each costs a sentence. */
const MOST_FAULTS = 100;

/**
 * Checks what came through a door. A schema's message that looks like `email_invalid` is a code of words (`fault_field_…` in i18n);
 * other faults get the code of their kind. Throws AppError("form_invalid") with one fault per path.
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  // Zod leaves the input out of its issues unless told: it tells "missing" from "of another type".
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError("form_invalid", { fields: inOrder(schema, faultsOf(result.error)) });
}

/** As the fields stand in the form: what is checked of several together comes last of Zod. */
function inOrder(schema: z.ZodType, faults: FieldFault[]): FieldFault[] {
  const names = "shape" in schema ? Object.keys(schema.shape as object) : [];
  const placeOf = ({ path }: FieldFault) => {
    const at = names.indexOf(path.split(".")[0] ?? "");
    return at < 0 ? names.length : at;
  };
  return faults.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The faults of a Zod error, at most one per path. */
export function faultsOf(error: z.ZodError): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of error.issues.slice(0, MOST_FAULTS)) {
    for (const fault of faultsOfIssue(issue)) if (!faults.has(fault.path)) faults.set(fault.path, fault);
  }
  return [...faults.values()];
}

function faultsOfIssue(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.slice(0, 20).map((key) => ({ path: path ? `${path}.${key}` : key, code: "unknown_key" }));
  if (CODE.test(issue.message)) return [{ path, code: issue.message, values: numbersOf(issue) }];
  if (issue.code === "invalid_type") return [{ path, code: issue.input === undefined ? "required" : "wrong_type" }];
  if (issue.code === "too_small" || issue.code === "too_big") return [{ path, ...beyondOf(issue) }];
  return [{ path, code: "wrong_value" }];
}

/** What is said of a value beyond its bounds, by what was measured: too little of it, too much of it. */
const BEYOND: Readonly<Record<string, readonly [string, string]>> = {
  string: ["too_short", "too_long"],
  date: ["too_early", "too_late"],
  file: ["file_too_small", "file_too_large"],
  array: ["too_few", "too_many"],
  set: ["too_few", "too_many"],
  map: ["too_few", "too_many"],
  object: ["too_few", "too_many"],
};

function beyondOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Omit<FieldFault, "path"> {
  const [few, many] = BEYOND[issue.origin] ?? ["too_small", "too_large"];
  const values = numbersOf(issue);
  const isSmall = issue.code === "too_small";
  if (issue.origin === "date") for (const name of Object.keys(values)) values[name] = dayOf(Number(values[name]));
  // A bound that is itself refused would be told wrongly by "at least" and "at most".
  if (few === "too_small" && issue.inclusive === false) return { code: "wrong_value" };
  return { code: isSmall ? few : many, values };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function numbersOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  if ("minimum" in issue) values.min = Number(issue.minimum);
  if ("maximum" in issue) values.max = Number(issue.maximum);
  return values;
}

import type { WorkPayload } from "./queue-port.ts";

const LONGEST = 200;
const MOST_ENTRIES = 20;
const CODE = /^[\w.:/+-]*$/;
const NAME = /^[A-Za-z][\w.:-]{0,79}$/;

/** Throws when a payload could hold a text, an address or a secret instead of ids and short codes. */
export function checkWork(kind: string, payload: WorkPayload, key: string | undefined): void {
  if (!NAME.test(kind)) throw new TypeError("The kind of work is a short name.");
  if (key !== undefined && !isCode(key)) throw new TypeError(`The key of ${kind} is no short code.`);
  const entries = Object.entries(payload);
  if (entries.length > MOST_ENTRIES) throw new TypeError(`The payload of ${kind} has too many entries.`);
  const wrong = entries.find(([name, value]) => !NAME.test(name) || !isAllowed(value));
  if (wrong)
    throw new TypeError(`The payload of ${kind} may only hold ids and short codes (see ${wrong[0].slice(0, 40)}).`);
}

function isAllowed(value: unknown): boolean {
  if (typeof value === "string") return isCode(value);
  return value === null || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}

function isCode(value: string): boolean {
  return value.length <= LONGEST && CODE.test(value);
}

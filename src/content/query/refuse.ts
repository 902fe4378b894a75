import { AppError } from "#platform/errors.ts";

const LONGEST = 100;

/** The refusal of a key that is not known or not allowed, in Strapi's words. */
export function invalidKey(key: string, path: string): AppError {
  const [short, where] = [key.slice(0, LONGEST), path.slice(0, 2 * LONGEST)];
  const technical = where === short ? `Invalid key ${short}` : `Invalid key ${short} at ${where}`;
  return new AppError("invalid", { technical, extra: { key: short, path: where } });
}

/** The refusal of a value, said for a developer. */
export function invalidValue(technical: string): AppError {
  return new AppError("invalid", { technical });
}

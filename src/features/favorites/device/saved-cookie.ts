import { readIds, SAVED_COOKIE } from "../rules.ts";

/** What a visitor has saved on this device, as its pages mark it. */
export function savedOnDevice(): string[] {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${SAVED_COOKIE}=`));
  return readIds(pair?.slice(SAVED_COOKIE.length + 1));
}

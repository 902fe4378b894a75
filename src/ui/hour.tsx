import { clockTime } from "#i18n/clock-time.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";

/** An hour of a working day, told on the page's clock. */
export function Hour({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <bdi>{clockTime(at, getLocale())}</bdi>
    </time>
  );
}

import type { Locale } from "#i18n/locales.ts";
import { describedBy } from "../change.server.ts";
import { REGISTRY } from "../registry.ts";
import { columnAt, columnsOf, headingIn } from "../sheet/columns.ts";

/** What a field of a profession is called, for what is told of it. */
export function fieldHeading(path: string, locale: Locale): string | null {
  const column = columnAt(columnsOf(describedBy(REGISTRY, "job")), path);
  return column && headingIn(column, locale);
}

import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { Marks } from "../rules/eligibility.ts";
import { SUBJECTS_OF_ALL } from "../rules.ts";
import { type DoorMap, WAS_FIELD } from "../schema.ts";

/** The page with other values, one more subject or another filter; page and order of the old address fall out. */
export function addressOf(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const isKept = (key: string) => key !== "page" && key !== WAS_FIELD && (key === "s" || !(key in changes));
  const kept = new URLSearchParams([...params].filter(([key, value]) => isKept(key) && value !== ""));
  for (const [key, value] of Object.entries(changes)) kept.append(key, value);
  return `${pathTo("studyPlan")}?${kept}`;
}

/** The values of an address with these subjects ticked. */
export function withSubjects(params: URLSearchParams, marks: Marks): URLSearchParams {
  const others = [...params].filter(([key]) => key !== "s");
  return new URLSearchParams([...others, ...[...marks.keys()].map((slug) => ["s", slug])]);
}

/** What everybody studies and was not ticked, as one press; its address says what was taken before, so that the change is told. */
export function subjectsOfAll(
  subjects: readonly { readonly slug: string; readonly title: string }[],
  marks: Marks,
  { params, locale }: { readonly params: URLSearchParams; readonly locale: Locale },
): DoorMap["ofAll"] {
  const common = subjects.filter(({ slug }) => SUBJECTS_OF_ALL.includes(slug));
  const missing = common.filter(({ slug }) => !marks.has(slug));
  if (missing.length === 0) return null;
  const more = new URLSearchParams([
    ...missing.map(({ slug }) => ["s", slug]),
    ...[...marks.keys()].map((slug) => [WAS_FIELD, slug]),
  ]);
  const titles = formatList(
    common.map(({ title }) => title),
    locale,
  );
  const here = addressOf(params, {});
  return {
    said: m.study_plan_of_all({ subjects: titles }, { locale }),
    to: `${here}${here.endsWith("?") ? "" : "&"}${more}`,
  };
}

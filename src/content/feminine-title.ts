import type { Locale } from "#i18n/locales.ts";
import { bothTitles } from "./directory/write-texts.ts";
import type { Item } from "./readers.ts";

/** The title for a woman, as the record or its other names tell it: the title alone is a man's form in Arabic. */
export function feminineOf(job: Item<"job">): string | undefined {
  return job.title_feminine ?? feminineAmongNames(job);
}

function feminineAmongNames(job: Item<"job">): string | undefined {
  const [first = "", ...rest] = job.title.split(" ");
  const start = first.endsWith("\u064d") ? `${first.slice(0, -1)}ية` : `${first}ة`;
  return [...job.keywords, ...job.alternative_labels].find((name) => {
    const [word, ...more] = name.split(" ");
    return word === start && more.length === rest.length && more.every((one, at) => one.startsWith(rest[at] ?? ""));
  });
}

/** The title over a profession's own page: both forms, what they share once («معلم أو معلمة لغة»); one where no other is known. */
export function headingOf(job: Item<"job">, locale: Locale): string {
  const other = locale === "ar" && job.locale === "ar" ? feminineOf(job) : undefined;
  if (!other) return job.title;
  const [first = "", ...rest] = job.title.split(" ");
  const [feminine = "", ...more] = other.split(" ");
  if (rest.join() !== more.join()) return unparted(bothTitles(job.title, other, locale));
  return unparted([bothTitles(first, feminine, locale), ...rest].join(" "));
}

/** «أو» begins a line and never ends one. */
const unparted = (heading: string) => heading.replace(" أو ", " أو\u00a0");

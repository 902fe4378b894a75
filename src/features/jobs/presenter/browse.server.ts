import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { FilterOption, Sort } from "#shared/listing.ts";
import type { Browse, JobsList, NamedEnvironment, SectorLink } from "../schema.ts";

interface Ways {
  readonly environments: readonly NamedEnvironment[];
  /** The environments that have professions. */
  readonly open: readonly FilterOption[];
  readonly subjects: readonly FilterOption[];
  readonly sectors: readonly SectorLink[];
}

/** Where one may begin to look. */
export function presentBrowse({ environments, open, subjects, sectors }: Ways, locale: Locale): Browse {
  const words = { locale };
  return {
    title: m.jobs_browse_title({}, words),
    environments: {
      title: m.jobs_browse_environment({}, words),
      links: environments.filter(({ slug }) => open.some((one) => one.slug === slug)),
    },
    subjects: {
      title: m.jobs_browse_subject({}, words),
      links: subjects.map(({ slug, title }) => ({ slug, title })),
    },
    sectors: { title: m.jobs_browse_sector({}, words), links: sectors },
  };
}

/** Why the professions stand as they do; `result` is the way to the reader's own. */
export function presentOrder(sort: Sort, result: string | null, locale: Locale): JobsList["order"] {
  if (sort === "turns") return { text: m.jobs_order_turns({}, { locale }), link: null };
  if (sort !== "fit" || !result) return null;
  return {
    text: m.jobs_order_fit({}, { locale }),
    link: { label: m.jobs_result_link({}, { locale }), to: result },
  };
}

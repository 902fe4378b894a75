import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type FilterGroup, type ListingQuery, listingAddress } from "#shared/listing.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { type AreaWay, DEGREES, DEGREES_BY_AREA, type DegreeKey } from "../schema.ts";

/** Who stands for each shipped area, in which hue, and its name in a word, which the whole name begins with or holds. */
const STANDS: Readonly<Record<string, readonly [who: string, name: typeof m.studies_area_health]>> = {
  health: ["S p-nurse", m.studies_area_health],
  "engineering-and-technology": ["R p-gear", m.studies_area_engineering],
  computing: ["C p-code!", m.studies_area_computing],
  "business-and-management": ["E p-present!", m.studies_area_business],
  "natural-sciences-and-environment": ["I p-lab", m.studies_area_science],
  "education-and-humanities": ["C p-teacher", m.studies_area_education],
  "arts-design-and-media": ["A p-draw", m.studies_area_arts],
  "law-and-social-sciences": ["E p-lawyer", m.studies_area_law],
};

/** The areas of study, each switched on and off by its link. */
export function areaWays(
  groups: readonly FilterGroup<DegreeKey>[],
  query: ListingQuery<DegreeKey>,
  byArea: boolean,
  locale: Locale,
): AreaWay[] {
  const { sort, filters } = query;
  const options = groups.find(({ key }) => key === "area")?.options ?? [];
  return options.map(({ slug, title }) => {
    const isOn = filters.area.includes(slug);
    const area = isOn ? filters.area.filter((one) => one !== slug) : [...filters.area, slug];
    const [who, shortName] = STANDS[slug] ?? [];
    const [hue = hueOf(slug, null, ""), figure = "p-guide"] = who?.split(" ") ?? [];
    const to = listingAddress(byArea ? DEGREES_BY_AREA : DEGREES, { sort, filters: { ...filters, area } });
    return { id: slug, label: title, short: shortName?.({}, { locale }), figure, hue, to, isOn };
  });
}

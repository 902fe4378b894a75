import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type FilterGroup, type Listing, type ListingQuery, listingAddress } from "#shared/listing.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { type AreaWay, DEGREES, DEGREES_BY_AREA, type DegreeKey, PROGRAMS, type ProgramKey } from "../schema.ts";

/** Who stands for each shipped area, in which hue, and its name in a word, which the whole name begins with or holds. */
type Stands = Readonly<Record<string, readonly [who: string, name: typeof m.studies_area_health]>>;

const AREAS: Stands = {
  health: ["S p-nurse", m.studies_area_health],
  "engineering-and-technology": ["R p-gear", m.studies_area_engineering],
  computing: ["C p-code!", m.studies_area_computing],
  "business-and-management": ["E p-present!", m.studies_area_business],
  "natural-sciences-and-environment": ["I p-lab", m.studies_area_science],
  "education-and-humanities": ["C p-teacher", m.studies_area_education],
  "arts-design-and-media": ["A p-draw", m.studies_area_arts],
  "law-and-social-sciences": ["E p-lawyer", m.studies_area_law],
};

/** Eight stand in one row; the filter beside them names every category. */
const CATEGORIES: Stands = {
  health: ["S p-doctor", m.studies_area_health],
  engineering: ["R p-engineer", m.studies_area_engineering],
  computing: ["C p-laptop", m.studies_area_computing],
  business: ["E p-count", m.studies_area_business],
  education: ["I p-teacher", m.studies_area_education],
  "arts-and-media": ["A p-photo", m.studies_area_arts],
  "trades-and-crafts": ["R p-saw", m.studies_area_trades],
  "transport-and-security": ["C p-captain", m.studies_area_transport],
};

/** The areas of study, each switched on and off by its link. */
export function areaWays(
  groups: readonly FilterGroup<DegreeKey>[],
  query: ListingQuery<DegreeKey>,
  byArea: boolean,
  locale: Locale,
): AreaWay[] {
  return waysOf("area", { groups, query, listing: byArea ? DEGREES_BY_AREA : DEGREES, stands: AREAS, locale });
}

/** The same over the programmes, by their categories. */
export function categoryWays(
  groups: readonly FilterGroup<ProgramKey>[],
  query: ListingQuery<ProgramKey>,
  locale: Locale,
): AreaWay[] {
  return waysOf("category", { groups, query, listing: PROGRAMS, stands: CATEGORIES, locale }).filter(
    ({ id }) => id in CATEGORIES,
  );
}

interface Ways<K extends string> {
  readonly groups: readonly FilterGroup<K>[];
  readonly query: ListingQuery<K>;
  readonly listing: Listing<K>;
  readonly stands: Stands;
  readonly locale: Locale;
}

function waysOf<K extends string>(of: K, { groups, query, listing, stands, locale }: Ways<K>): AreaWay[] {
  const { sort, filters } = query;
  const options = groups.find(({ key }) => key === of)?.options ?? [];
  return options.map(({ slug, title }) => {
    const isOn = filters[of].includes(slug);
    const chosen = isOn ? filters[of].filter((one) => one !== slug) : [...filters[of], slug];
    const [who, shortName] = stands[slug] ?? [];
    const [hue = hueOf(slug, null, ""), figure = "p-guide"] = who?.split(" ") ?? [];
    const to = listingAddress(listing, { sort, filters: { ...filters, [of]: chosen } });
    return { id: slug, label: title, short: shortName?.({}, { locale }), figure, hue, to, isOn };
  });
}

import { type FilterGroup, type ListingQuery, listingAddress } from "#shared/listing.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { type AreaWay, DEGREES, DEGREES_BY_AREA, type DegreeKey } from "../schema.ts";

/** Who stands for each shipped area, in which hue. */
const STANDS: Readonly<Record<string, string>> = {
  health: "S p-nurse",
  "engineering-and-technology": "R p-gear+",
  computing: "C p-code!+",
  "business-and-management": "E p-present!",
  "natural-sciences-and-environment": "I p-lab",
  "education-and-humanities": "C p-teacher",
  "arts-design-and-media": "A p-draw",
  "law-and-social-sciences": "E p-lawyer",
};

/** The areas of study, each switched on and off by its link. */
export function areaWays(
  groups: readonly FilterGroup<DegreeKey>[],
  query: ListingQuery<DegreeKey>,
  byArea: boolean,
): AreaWay[] {
  const { sort, filters } = query;
  const options = groups.find(({ key }) => key === "area")?.options ?? [];
  return options.map(({ slug, title }) => {
    const isOn = filters.area.includes(slug);
    const area = isOn ? filters.area.filter((one) => one !== slug) : [...filters.area, slug];
    const [hue = hueOf(slug, null, ""), figure = "p-guide"] = STANDS[slug]?.split(" ") ?? [];
    const to = listingAddress(byArea ? DEGREES_BY_AREA : DEGREES, { sort, filters: { ...filters, area } });
    return { id: slug, label: title, figure, hue, to, isOn };
  });
}

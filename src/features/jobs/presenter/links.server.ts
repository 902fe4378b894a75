import type { NamedLink } from "#shared/named-link.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { type FilterKey, jobsAddress, type Named } from "../schema.ts";

/** Names that lead to the page of each. */
export function linksTo(screen: ScreenId, names: readonly Named[]): NamedLink[] {
  return names.map(({ slug, title }) => ({ title, to: pathTo(screen, { slug }) }));
}

/** A name that leads to the professions that share it. */
export function listedBy(filter: FilterKey): (named: Named) => NamedLink {
  return ({ slug, title }) => ({ title, to: jobsAddress({ filters: { [filter]: [slug] } }) });
}

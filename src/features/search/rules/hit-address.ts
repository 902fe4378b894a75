import { resourceAddress } from "#features/resources/rules.ts";
import { pathTo } from "#shared/screens.ts";
import type { SearchedType } from "../schema.ts";

/** Where a record that was found is shown; what has no page of its own, on the list that holds it. */
const ADDRESSES: Readonly<Record<SearchedType, (slug: string) => string>> = {
  job: (slug) => pathTo("job", { slug }),
  "future-skill": (slug) => pathTo("futureSkill", { slug }),
  "academic-degree": (slug) => pathTo("academicProfile", { slug }),
  "academic-program": (slug) => pathTo("academicProfile", { slug }),
  certification: (slug) => pathTo("academicProfile", { slug }),
  "merit-program": (slug) => `${pathTo("meritPrograms")}#${slug}`,
  university: (slug) => pathTo("degrees", {}, { university: slug }),
  institution: (slug) => pathTo("certificates", {}, { institution: slug }),
  blog: (slug) => resourceAddress("blogs", slug),
  document: (slug) => resourceAddress("documents", slug),
  book: (slug) => resourceAddress("books", slug),
  course: (slug) => resourceAddress("courses", slug),
  menternship: (slug) => resourceAddress("experiences", slug),
  faq: (slug) => `${pathTo("faq")}#${slug}`,
};

/** Whether readers have an address of records of a type. */
export function isSearchedType(type: string): type is SearchedType {
  return type in ADDRESSES;
}

/** The address of a record. */
export function hitAddress(type: SearchedType, slug: string): string {
  return ADDRESSES[type](slug);
}

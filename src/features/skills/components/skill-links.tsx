import { resourceAddress } from "#features/resources/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { NameLinks } from "#ui/detail/sections.tsx";
import type { Named, RelatedToSkill } from "../schema.ts";

export type Kind = keyof RelatedToSkill;

/** Where each kind is shown. */
const ADDRESSES: Readonly<Record<Kind, (slug: string) => string>> = {
  jobs: (slug) => pathTo("job", { slug }),
  degrees: (slug) => pathTo("academicProfile", { slug }),
  certifications: (slug) => pathTo("academicProfile", { slug }),
  menternships: (slug) => resourceAddress("experiences", slug),
  courses: (slug) => resourceAddress("courses", slug),
  blogs: (slug) => resourceAddress("blogs", slug),
  documents: (slug) => resourceAddress("documents", slug),
  books: (slug) => resourceAddress("books", slug),
  skills: (slug) => pathTo("futureSkill", { slug }),
};
/** Names as short as these stand in a row. */
const SHORT: ReadonlySet<Kind> = new Set(["jobs", "degrees", "certifications", "skills"]);

const NAMES: Readonly<Record<Kind, () => string>> = {
  jobs: m.skills_section_jobs,
  degrees: m.skills_related_degrees,
  certifications: m.skills_related_certifications,
  menternships: m.skills_related_menternships,
  courses: m.skills_related_courses,
  blogs: m.skills_blogs,
  documents: m.skills_documents,
  books: m.skills_related_books,
  skills: m.skills_section_skills,
};

interface KindsProps {
  readonly kinds: readonly Kind[];
  readonly related: RelatedToSkill;
}

/** What is related by name; several kinds stand each under its own. */
export function Kinds({ kinds, related }: KindsProps) {
  if (kinds.length === 1) return kinds.map((kind) => <Names key={kind} kind={kind} names={related[kind]} />);
  return kinds
    .filter((kind) => related[kind].length > 0)
    .map((kind) => (
      <div key={kind}>
        <h3 className="h3">{NAMES[kind]()}</h3>
        <Names kind={kind} names={related[kind]} />
      </div>
    ));
}

function Names({ kind, names }: { kind: Kind; names: readonly Named[] }) {
  const links = names.map(({ slug, title }) => ({ title, to: ADDRESSES[kind](slug) }));
  return <NameLinks row={SHORT.has(kind)} names={links} />;
}

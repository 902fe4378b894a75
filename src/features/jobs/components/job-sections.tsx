import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { NameLinks, Paragraphs, type Section, TextItems } from "#ui/detail/sections.tsx";
import type { JobDetail, Named } from "../schema.ts";
import { InterestProfile } from "./interest-profile.tsx";

/** The parts of a profession's page, with those left out that the record does not have. */
export function sectionsOf(job: JobDetail, locale: Locale): Section[] {
  const lang = job.otherLocale;
  const sections: (Section | false)[] = [
    { id: "about", title: m.jobs_section_description(), body: <Paragraphs lang={lang} texts={job.description} /> },
    list("tasks", m.jobs_section_responsibilities(), job.responsibilities, lang),
    list("skills", m.jobs_section_skills(), job.skills, lang),
    list("other-skills", m.jobs_section_other_skills(), job.otherSkills, lang),
    list("ways-in", m.jobs_section_entry(), job.entryRoutes, lang),
    links("degrees", m.jobs_section_degrees(), "academicProfile", job.degrees),
    links("programmes", m.jobs_section_programs(), "academicProfile", job.programs),
    links("certificates", m.jobs_section_certificates(), "academicProfile", job.certificates),
    links("future", m.jobs_section_future(), "futureSkill", job.futureSkills),
    ...job.resources.map(({ kind, title, links: names }) => ({ id: kind, title, body: <NameLinks names={names} /> })),
    job.interests !== null && {
      id: "interests",
      title: m.jobs_section_interests(),
      body: <InterestProfile profile={job.interests} locale={locale} />,
    },
    links("related", m.jobs_section_related(), "job", job.related),
  ];
  return sections.filter((section) => section !== false);
}

function list(id: string, title: string, items: readonly string[], lang: string | undefined): Section | false {
  return items.length > 0 && { id, title, body: <TextItems lang={lang} items={items} /> };
}

function links(id: string, title: string, screen: ScreenId, names: readonly Named[]): Section | false {
  const body = (
    <NameLinks names={names.map((name) => ({ title: name.title, to: pathTo(screen, { slug: name.slug }) }))} />
  );
  return names.length > 0 && { id, title, body };
}

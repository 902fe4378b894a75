import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { JobDetail, Named } from "../schema.ts";
import { InterestProfile } from "./interest-profile.tsx";
import { NameLinks } from "./job-facts.tsx";
import { JobSources } from "./job-sources.tsx";

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** The parts of a profession's page, with those left out that the record does not have. */
export function sectionsOf(job: JobDetail, locale: Locale, timeZone: string): Section[] {
  const lang = job.otherLocale;
  const sections: (Section | false)[] = [
    { id: "about", title: m.jobs_section_description(), body: <Paragraphs lang={lang} texts={job.description} /> },
    list("tasks", m.jobs_section_responsibilities(), job.responsibilities, lang),
    list("skills", m.jobs_section_skills(), job.skills, lang),
    list("other-skills", m.jobs_section_other_skills(), job.otherSkills, lang),
    list("ways-in", m.jobs_section_entry(), job.entryRoutes, lang),
    job.futureSkills.length > 0 && {
      id: "future",
      title: m.jobs_section_future(),
      body: <NameLinks filter="skill" names={job.futureSkills} />,
    },
    job.interests !== null && {
      id: "interests",
      title: m.jobs_section_interests(),
      body: <InterestProfile profile={job.interests} locale={locale} />,
    },
    job.related.length > 0 && { id: "related", title: m.jobs_section_related(), body: <Related names={job.related} /> },
    {
      id: "sources",
      title: m.jobs_section_source(),
      body: <JobSources job={job} locale={locale} timeZone={timeZone} />,
    },
  ];
  return sections.filter((section) => section !== false);
}

function list(id: string, title: string, items: readonly string[], lang: string | undefined): Section | false {
  return items.length > 0 && { id, title, body: <Items lang={lang} items={items} /> };
}

function Paragraphs({ texts, lang }: { texts: readonly string[]; lang: string | undefined }) {
  return texts.map((text) => (
    <p key={text} lang={lang} dir={lang && "auto"}>
      {text}
    </p>
  ));
}

function Items({ items, lang }: { items: readonly string[]; lang: string | undefined }) {
  return (
    <ul lang={lang} dir={lang && "auto"}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Related({ names }: { names: readonly Named[] }) {
  return (
    <ul>
      {names.map(({ slug, title }) => (
        <li key={slug}>
          <Link className="inline-flex min-h-11 items-center" to={pathTo("job", { slug })}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The parts one after the other, each with its heading. */
export function JobSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
      <h2 id={`${id}-title`} className="h2 mb-3">
        {title}
      </h2>
      <div className="prose">{body}</div>
    </section>
  ));
}

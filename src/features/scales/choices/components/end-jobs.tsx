import { formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { CONDITION_WORDS } from "../schema/condition-words.ts";
import type { EndJob, EndView } from "../schema.ts";

/** Professions like the choices; what was asked for and nothing is known of is said. */
export function EndJobs({ view }: { readonly view: EndView }) {
  const { jobs, sureness, conditions, unknown, names } = view;
  return (
    <section className="grid gap-4" aria-labelledby="jobs">
      <h2 className="h2" id="jobs">
        {m.scales_choices_jobs()}
      </h2>
      <p>
        {jobs.length === 0 && m.scales_choices_jobs_none()}
        {jobs.length > 0 && (sureness === "sure" ? m.scales_choices_jobs_near() : m.scales_choices_jobs_titles())}{" "}
        {jobs.length > 0 && conditions.place !== "any" && m.scales_choices_jobs_place()}{" "}
        {unknown.length > 0 && m.scales_choices_jobs_unknown({ list: unknownList(unknown) })}
      </p>
      <ul className="cards">
        {jobs.map((job) => (
          <JobCard key={job.slug} job={job} name={names[job.environment]} />
        ))}
      </ul>
    </section>
  );
}

function unknownList(unknown: EndView["unknown"]): string {
  return formatList(
    unknown.map((one) => m.scales_choices_quoted({ name: CONDITION_WORDS[one]() })),
    getLocale(),
  );
}

function JobCard({ job, name }: { readonly job: EndJob; readonly name: string }) {
  const { slug, title, locale, scene, environment } = job;
  const to = pathTo("job", { slug });
  return (
    <Card
      title={title}
      titleLang={locale === getLocale() ? undefined : locale}
      to={to}
      save={<SaveButton to={to} title={title} />}
      env={environment}
      over={<EnvLine environments={[{ code: environment, title: name }]} />}
      picture={<CardPicture seed={`job/${slug}`} hue={environment} scene={scene} />}
    />
  );
}

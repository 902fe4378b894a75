import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { Why } from "#ui/why.tsx";
import type { WantedJob } from "../schema.ts";

/** What somebody already has in mind, beside their result: how near the two are, before anything is suggested. */
export function WantedJobs({ jobs }: { readonly jobs: readonly WantedJob[] }) {
  return (
    <section className="grid gap-4" aria-labelledby="wanted">
      <h2 className="h2" id="wanted">
        {m.jobs_wanted_title()}
      </h2>
      <ul className="wanted">
        {jobs.map((job) => (
          <Wanted key={job.slug} job={job} />
        ))}
      </ul>
    </section>
  );
}

function Wanted({ job: { slug, title, hue, picture, scene, otherLocale, fit } }: { readonly job: WantedJob }) {
  return (
    <Card
      title={title}
      titleLang={otherLocale}
      to={pathTo("job", { slug })}
      env={hue}
      picture={<CardPicture file={picture} seed={`job/${slug}`} hue={hue} scene={scene} />}
    >
      <p>{fit.text}</p>
      {fit.why && <Why>{fit.why}</Why>}
    </Card>
  );
}

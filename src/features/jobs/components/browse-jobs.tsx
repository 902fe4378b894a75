import type { ReactNode } from "react";
import { Link } from "react-router";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Browse, type FilterKey, jobsAddress } from "../schema.ts";

const to = (key: FilterKey, slug: string) => jobsAddress({ filters: { [key]: [slug] } });

/** Ways into the list, before anything is chosen: the six environments on the channel. */
export function BrowseEnvironments({ browse: { title, environments } }: { browse: Browse }) {
  return (
    <nav className="browse no-print" aria-label={title}>
      <ul className="browse-six" aria-label={environments.title}>
        {environments.links.map(({ code, slug, title: name }) => (
          <li key={slug} data-env={code}>
            <Link to={to("environment", slug)}>
              <EnvTile code={code} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The other ways: subjects and sectors unfold. */
export function BrowseMore({ browse: { subjects, sectors } }: { browse: Browse }) {
  return (
    <nav className="browse-ways no-print" aria-label={`${subjects.title}, ${sectors.title}`}>
      {subjects.links.length > 0 && (
        <Way title={subjects.title}>
          <ul className="chips">
            {subjects.links.map(({ slug, title: name }) => (
              <li key={slug}>
                <Link className="chip chip-act" to={to("subject", slug)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Way>
      )}
      {sectors.links.length > 0 && (
        <Way title={sectors.title}>
          <ul className="browse-sectors">
            {sectors.links.map(({ slug, title: name, job }) => (
              <li key={slug}>
                <Link to={to("sector", slug)}>
                  <CardPicture
                    file={job.picture}
                    seed={`job/${job.slug}`}
                    hue={job.environments[0]?.code}
                    scene={job.scene}
                  />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Way>
      )}
    </nav>
  );
}

/** One of the ways that unfold: one at a time. */
function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="browse">
      <summary className="btn btn-quiet btn-small">
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

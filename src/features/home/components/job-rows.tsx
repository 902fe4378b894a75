import { Link } from "react-router";
import type { JobCard } from "#features/jobs/schema.ts";
import { pathTo } from "#shared/screens.ts";
import { EnvLine } from "#ui/env-badge.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";

/** Professions as short rows, where cards above already tell more. */
export function JobRows({ jobs }: { readonly jobs: readonly JobCard[] }) {
  return (
    <ul className="home-rows">
      {jobs.map(({ slug, title, environments, picture, scene, otherLocale: lang }) => (
        <li key={slug}>
          <Picture
            file={picture ?? null}
            seed={`job/${slug}`}
            hue={environments[0]?.code}
            scene={scene}
            format="thumbnail"
            sizes="6rem"
          />
          <div>
            <h3 className="h3" lang={lang}>
              <Link className="card-link" to={pathTo("job", { slug })}>
                {title}
              </Link>
            </h3>
            <EnvLine environments={environments} />
          </div>
          <SaveButton to={pathTo("job", { slug })} title={title} />
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import { pathTo } from "#shared/screens.ts";
import { Part } from "#ui/detail/part.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import type { JobDetail } from "../schema.ts";

/** The professions near this one as small scenes, each with what differs. */
export function NearJobs({ title, jobs, family }: NonNullable<JobDetail["near"]>) {
  return (
    <Part id="near" title={title} note={family && <Link to={family.to}>{family.label}</Link>} className="no-print">
      <ul className="near">
        {jobs.map(({ slug, title: name, environment, differs, picture, scene, otherLocale }) => (
          <li key={slug}>
            <div className="near-scene">
              <Picture
                file={picture ?? null}
                seed={`job/${slug}`}
                hue={environment}
                scene={scene}
                format="banner"
                sizes="18rem"
              />
            </div>
            <div>
              <Link className="card-link strong" to={pathTo("job", { slug })} lang={otherLocale}>
                {name}
              </Link>
              {differs && <p className="hint">{differs}</p>}
            </div>
            <SaveButton to={pathTo("job", { slug })} title={name} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

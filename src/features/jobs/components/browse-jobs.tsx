import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CardPicture } from "#ui/card-picture.tsx";
import { PERSON_OF } from "#ui/person-of.ts";
import { WaysRow } from "#ui/ways-row.tsx";
import { type Browse, type EnvironmentChoice, type FilterKey, type JobsList, jobsAddress } from "../schema.ts";

/** So many neighbours share a file of drawings: its address has room for them, however many sectors there are. */
const TOGETHER = 6;

const to = (key: FilterKey, slug: string) => jobsAddress({ filters: { [key]: [slug] } });

/** The six environments on the channel, switched on and off by links: the first filter of the list, and the only one of its kind. */
export function EnvironmentChoices({ choices }: { choices: readonly EnvironmentChoice[] }) {
  return (
    <WaysRow
      label={m.jobs_filter_environment()}
      ways={choices.map(({ code, slug, title, note, isOn, to: address }) => ({
        id: slug,
        label: title,
        note,
        figure: PERSON_OF[code],
        hue: code,
        to: address,
        isOn,
      }))}
    />
  );
}

/** Into the list by name, at a letter. */
export function BrowseLetters({ title, pages }: NonNullable<JobsList["letters"]>) {
  return (
    <nav className="browse-letters no-print" aria-labelledby="letters">
      <h2 className="h3" id="letters">
        {title}
      </h2>
      <ul>
        {pages.map(([letter, page]) => (
          <li key={letter}>
            <Link to={jobsAddress({ sort: "title", page })}>{letter}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below the list, for who found nothing to open: from a school subject, or by sector. */
export function BrowseMore({ browse: { subjects, sectors }, groups }: { browse: Browse } & Pick<JobsList, "groups">) {
  const drawn = sectors.links.map(({ slug, scene }) => ({ seed: `sector/${slug}`, scene }));
  const beside = (at: number) => drawn.slice(at - (at % TOGETHER)).slice(0, TOGETHER);
  const known = groups.find(({ key }) => key === "subject")?.options ?? [];
  return (
    <nav className="browse-more no-print" aria-label={`${subjects}, ${sectors.title}`}>
      {known.length > 0 && (
        <section>
          <h2 className="h2">{subjects}</h2>
          <ul className="browse-names">
            {known.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={to("subject", slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sectors.links.length > 0 && (
        <section>
          <h2 className="h2">{sectors.title}</h2>
          <ul className="browse-sectors">
            {sectors.links.map(({ slug, title, count, scene }, at) => (
              <li key={slug}>
                <Link to={to("sector", slug)}>
                  <CardPicture seed={`sector/${slug}`} scene={scene} among={beside(at)} />
                  <span>
                    {title} <small>{count}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}

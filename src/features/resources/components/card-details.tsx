import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import type { CardDetails } from "../schema.ts";

interface DetailsProps {
  readonly title: string;
  readonly details: CardDetails;
  readonly lang?: string | undefined;
}

/** What a card shows opened: of what has no page of its own. */
export function Details({ title, details, lang }: DetailsProps) {
  return (
    <details className="fold" open>
      <summary>
        <span>
          {m.resources_details()} <span className="sr-only">{title}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className="prose">
        {details.texts.map((text) => (
          <p key={text} lang={lang} dir={lang && "auto"}>
            {text}
          </p>
        ))}
        <dl>
          {details.facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap items-center gap-2">
              <dt className="hint">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {details.lists.map((list) => (
          <div key={list.title}>
            <h3 className="h3">{list.title}</h3>
            <ul lang={lang} dir={lang && "auto"}>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {details.jobs.length > 0 && (
          <div>
            <h3 className="h3">{m.resources_leads_to()}</h3>
            <ul className="chips">
              {details.jobs.map((job) => (
                <li key={job.to}>
                  <Link className="inline-flex min-h-11 items-center" to={job.to}>
                    {job.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {details.url && (
          <p>
            <a className="inline-flex min-h-11 items-center" href={details.url} rel="noopener">
              {m.resources_open_provider()}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

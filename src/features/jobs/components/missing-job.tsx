import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Named } from "../schema.ts";

/** No such profession: the nearest ones and the way back. */
export function MissingJob({ nearest, reference }: { nearest: readonly Named[]; reference: string }) {
  return (
    <div className="read">
      <EmptyState title={m.jobs_missing_title()} icon="search" heading="h1">
        <p>{m.jobs_missing_text()}</p>
        <ul className="chips justify-center">
          {nearest.map(({ slug, title }) => (
            <li key={slug}>
              <Link className="inline-flex min-h-11 items-center" to={pathTo("job", { slug })}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={pathTo("jobs")}>{m.jobs_missing_back()}</ButtonLink>
        <p className="hint">
          <bdi dir="ltr">404 · {reference}</bdi>
        </p>
      </EmptyState>
    </div>
  );
}

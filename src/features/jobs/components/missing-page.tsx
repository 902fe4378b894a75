import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A page number outside of the list: the way back keeps the filters. */
export function MissingPage({ back, reference }: { back: string; reference: string }) {
  return (
    <div className="read">
      <EmptyState title={m.jobs_page_missing_title()} icon="search" heading="h1">
        <p>{m.jobs_page_missing_text()}</p>
        <ButtonLink to={back}>{m.jobs_page_missing_back()}</ButtonLink>
        <p className="hint">
          <bdi dir="ltr">404 · {reference}</bdi>
        </p>
      </EmptyState>
    </div>
  );
}

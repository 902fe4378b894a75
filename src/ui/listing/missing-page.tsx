import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";

/** A page number outside of a list: the way back keeps the filters. */
export function MissingPage({ back, reference }: { back: string; reference: string }) {
  return (
    <div className="read">
      <EmptyState title={m.ui_list_no_page_title()} icon="search" heading="h1">
        <p>{m.ui_list_no_page_text()}</p>
        <ButtonLink to={back}>{m.ui_list_no_page_back()}</ButtonLink>
        <p className="hint">
          <bdi dir="ltr">404 · {reference}</bdi>
        </p>
      </EmptyState>
    </div>
  );
}

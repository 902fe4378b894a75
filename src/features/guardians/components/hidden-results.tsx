import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { StandingWords } from "../schema.ts";

/** In place of results while a guardian's objection hides them: why, and what can be done. */
export function HiddenResults({ news }: { readonly news: StandingWords | null }) {
  return (
    <div className="scale-page read grid gap-6 pt-4 pb-8">
      <EmptyState title={m.guardians_hidden_title()} heading="h1">
        <p>{m.guardians_hidden_text()}</p>
        {news?.answer && <p>{news.answer}</p>}
        {news && <p>{news.turn}</p>}
        <ButtonLink to={pathTo("accountGuardian")}>{m.guardians_hidden_action()}</ButtonLink>
      </EmptyState>
    </div>
  );
}

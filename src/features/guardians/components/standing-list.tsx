import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { StandingWords } from "../schema.ts";

/** What was sent to a guardian, what was answered, and whose turn it is. */
export function StandingList({ words }: { readonly words: StandingWords }) {
  const lines = [
    [m.guardians_stand_sent_label(), words.sent],
    [m.guardians_stand_answer_label(), words.answer],
    [m.guardians_stand_results_label(), words.results],
    [m.guardians_stand_turn_label(), words.turn],
  ] as const;
  return (
    <dl className="grid gap-3">
      {lines.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="strong">{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The same beside results, with the way to the page where something can be done. */
export function StandingNotice({ words }: { readonly words: StandingWords }) {
  return (
    <aside className="card no-print grid gap-3" aria-labelledby="guardian-news">
      <h2 id="guardian-news" className="h3">
        {m.guardians_card_title()}
      </h2>
      <StandingList words={words} />
      <p>
        <Link to={pathTo("accountGuardian")}>{m.guardians_card_action()}</Link>
      </p>
    </aside>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { Accordion } from "#ui/accordion.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema.ts";
import { nameOf } from "./result-headline.tsx";
import { ENVIRONMENT_SENTENCES } from "./words.ts";

/** The closest environments in a sentence each; what was marked true in them opens below. */
export function ResultWhy({ view }: { readonly view: ResultView }) {
  const { code, scores } = view.reading;
  const leading = code.groups.length > 0 ? code.groups.flat() : [...code.undecided];
  return (
    <section className="grid gap-4" aria-labelledby="why">
      <h2 className="h2" id="why">
        {m.scales_result_why()}
      </h2>
      <ul className="result-why">
        {leading.map((one) => {
          const marked = view.marked.filter(({ environment }) => environment === one);
          return (
            <li key={one} data-env={one}>
              <h3 className="h3 flex items-center gap-3">
                <EnvTile code={one} />
                {nameOf(view.environments, one)}
              </h3>
              <p>{ENVIRONMENT_SENTENCES[one][scores[one].level]()}</p>
              {marked.length > 0 && (
                <Accordion
                  title={m.scales_result_why_line({ raw: scores[one].raw, total: STATEMENTS_PER_ENVIRONMENT })}
                >
                  <ul>
                    {marked.map(({ id, text }) => (
                      <li key={id}>{text}</li>
                    ))}
                  </ul>
                </Accordion>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { Environment } from "#shared/environments.ts";
import { EnvTile } from "#ui/env-badge.tsx";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { EnvironmentWords, ResultView } from "../schema.ts";
import { ENVIRONMENT_SENTENCES } from "./words.ts";

/** The name of an environment in the page's language. */
export function nameOf(environments: readonly EnvironmentWords[], code: Environment): string {
  return environments.find((one) => one.code === code)?.title ?? code;
}

/** The closest environments as one sentence, ties as ties. */
export function ResultHeadline({ view }: { readonly view: ResultView }) {
  const { groups, undecided } = view.reading.code;
  const shown = groups.length > 0 ? groups : [undecided];
  const names = shown.map((group) => {
    const list = formatList(
      group.map((code) => nameOf(view.environments, code)),
      getLocale(),
    );
    return group.length > 1 ? m.scales_result_tied({ list }) : list;
  });
  const sentence = names.reduce((first, second) => m.scales_result_then({ first, second }));
  return <>{m.scales_result_headline({ groups: sentence })}</>;
}

/** What was marked true in each of the closest environments. */
export function ResultWhy({ view }: { readonly view: ResultView }) {
  const { code, scores } = view.reading;
  const leading = code.groups.length > 0 ? code.groups.flat() : [...code.undecided];
  return (
    <section className="grid gap-4" aria-labelledby="why">
      <h2 className="h2" id="why">
        {m.scales_result_why()}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        {leading.map((one) => (
          <article key={one} className="card" data-env={one}>
            <h3 className="h3 flex items-center gap-3">
              <EnvTile code={one} />
              {nameOf(view.environments, one)}
            </h3>
            <p>{ENVIRONMENT_SENTENCES[one][scores[one].level]()}</p>
            <p>{m.scales_result_why_line({ raw: scores[one].raw, total: STATEMENTS_PER_ENVIRONMENT })}</p>
            <ul className="list-disc ps-6">
              {view.marked
                .filter(({ environment }) => environment === one)
                .map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

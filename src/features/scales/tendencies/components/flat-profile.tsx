import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import { levelOf } from "../rules.ts";
import type { ResultView } from "../schema.ts";
import { SENTENCES } from "./words.ts";

/** The honest page of a profile in which nothing stands out: no list, but four ways on. */
export function FlatProfile({ view }: { readonly view: ResultView }) {
  const { scores } = view;
  const average = ENVIRONMENTS.reduce((total, one) => total + scores[one], 0) / ENVIRONMENTS.length;
  const variant = { high: m.scales_flat_high, middle: m.scales_flat_middle, low: m.scales_flat_low };
  const steps = [
    [m.scales_flat_read_title(), m.scales_flat_read_text()],
    [m.scales_flat_retake_title(), m.scales_flat_retake_text()],
    [m.scales_flat_talk_title(), m.scales_flat_talk_text()],
    [m.scales_flat_sentences_title(), m.scales_flat_sentences_text()],
  ] as const;
  return (
    <section className="grid gap-4" aria-labelledby="flat">
      <p>{variant[levelOf(Math.round(average))]()}</p>
      <p>{m.scales_flat_text_1()}</p>
      <p>{m.scales_flat_text_2()}</p>
      <p>{m.scales_flat_text_3()}</p>
      <h2 className="h2" id="flat">
        {m.scales_flat_next()}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {steps.map(([title, text]) => (
          <li key={title} className="card">
            <h3 className="h3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3">
        {view.environments.map(({ code, title }) => (
          <li key={code} className="flex items-center gap-3">
            <EnvTile code={code} />
            <span>
              <strong>{title}</strong>: {SENTENCES[code]()}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={pathTo("jobs")}>{m.scales_next_browse()}</ButtonLink>
      </p>
    </section>
  );
}

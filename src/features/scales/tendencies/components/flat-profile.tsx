import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { EnvTile } from "#ui/env-badge.tsx";
import type { ResultView } from "../schema/result.ts";
import { RetakeForm } from "./result-manage.tsx";
import { flatWords } from "./result-words.ts";
import { nameOf, SENTENCES } from "./words.ts";

interface FlatProfileProps {
  readonly view: ResultView;
  /** A way on that asks further, before all others. */
  readonly children?: ReactNode;
}

/** The honest page of a profile in which nothing stands out: no list, and ways on that begin elsewhere. */
export function FlatProfile({ view, children }: FlatProfileProps) {
  const { environments } = view;
  return (
    <>
      <section className="grid gap-3" aria-labelledby="flat">
        <h2 className="h2" id="flat">
          {m.scales_flat_six()}
        </h2>
        <p>{flatWords(view)}</p>
        {children}
        <p>{m.scales_flat_six_text()}</p>
        <ul className="six-ways">
          {environments.map(({ code, slug }) => (
            <li key={code} data-env={code}>
              <EnvTile code={code} />
              <Link to={pathTo("jobs", {}, { environment: slug })}>
                <span className="strong">{SENTENCES[code]()}</span>
                <span className="hint">{nameOf(environments, code)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="next-step" aria-labelledby="ways">
        <h2 className="h2" id="ways">
          {m.scales_flat_ways()}
        </h2>
        <dl className="flat-ways">
          <div>
            <dt>{m.scales_flat_talk_title()}</dt>
            <dd>{m.scales_flat_talk_text()}</dd>
          </div>
          <div>
            <dt>{m.scales_flat_retake_title()}</dt>
            <dd>{m.scales_flat_retake_text()}</dd>
          </div>
        </dl>
        <RetakeForm isPlain />
      </section>
    </>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema/result.ts";
import { nameOf } from "./words.ts";

/** The statements marked true, under their environments, the highest score first. */
export function ResultMarked({ view }: { readonly view: ResultView }) {
  const { reading, environments, marked, scores } = view;
  return reading.code.order
    .filter((one) => scores[one] > 0)
    .map((one) => (
      <section key={one} data-env={one} className="marked">
        <h4>{nameOf(environments, one)}</h4>
        <p className="hint">{m.scales_result_why_line({ raw: scores[one], total: STATEMENTS_PER_ENVIRONMENT })}</p>
        <ul>
          {marked
            .filter(({ environment }) => environment === one)
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ul>
      </section>
    ));
}

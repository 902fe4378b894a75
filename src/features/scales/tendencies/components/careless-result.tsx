import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import rareSheet from "#ui/styles/result-rare-sheet.css?url";
import type { ShownReading } from "../schema/result.ts";
import { RetakeForm } from "./result-manage.tsx";
import { carelessSigns } from "./result-words.ts";

/** Answers that look as if nobody read the statements: said kindly, with the offer to take the scale again, and no list. */
export function CarelessResult({ reading }: { readonly reading: ShownReading }) {
  return (
    <section className="next-step halves" aria-labelledby="why">
      <link rel="stylesheet" href={rareSheet} precedence="default" />
      <div>
        <h2 className="h2" id="why">
          {m.scales_careless_why()}
        </h2>
        {carelessSigns(reading).map((sign) => (
          <p key={sign}>{sign}</p>
        ))}
        <p>{m.scales_careless_offer()}</p>
        <RetakeForm isMain />
      </div>
      <div>
        <p>{m.scales_careless_other()}</p>
        <p className="no-print">
          <ButtonLink kind="quiet" to={pathTo("jobs")}>
            {m.scales_next_browse()}
          </ButtonLink>
        </p>
        <p className="hint">{m.scales_careless_norms()}</p>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { KeptThing } from "../schema.ts";

/** Names the part in the contents of the page. */
export const KEPT_ID = "kept";

/** Everything that is kept about people, made from the register: three columns where there is room, else one below the other. */
export function KeptList({ things }: { things: readonly KeptThing[] }) {
  return (
    <section className="mt-8 grid gap-4" aria-labelledby={KEPT_ID}>
      <h2 id={KEPT_ID} className="text-h3">
        {m.privacy_table_title()}
      </h2>
      <p className="max-w-read">{m.privacy_table_lead()}</p>
      <ul className="grid gap-4">
        {things.map(([what, purpose, kept]) => (
          <li key={what} className="card grid gap-2 desk:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)] desk:gap-6">
            <h3 className="strong">{what}</h3>
            <p>
              <span className="hint block">{m.privacy_table_purpose()}</span>
              {purpose}
            </p>
            <p>
              <span className="hint block">{m.privacy_table_kept()}</span>
              {kept}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {m.privacy_table_rights()} <Link to={pathTo("accountData")}>{m.privacy_data_title()}</Link>
      </p>
    </section>
  );
}

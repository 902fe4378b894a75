import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import type { KeptThing } from "../schema.ts";

/** Names the part of the privacy page that leads to the list. */
export const KEPT_ID = "kept";

/** What stands on the privacy page in place of the list. */
export function KeptLink() {
  return (
    <section className="mt-8 max-w-read" aria-labelledby={KEPT_ID}>
      <h2 id={KEPT_ID} className="h3">
        {m.privacy_table_title()}
      </h2>
      <p>
        {m.privacy_table_lead()} <Link to={pathTo("keptData")}>{m.privacy_table_open()}</Link>
      </p>
    </section>
  );
}

/** Everything that is kept about people, made from the register: three columns where there is room, else one below the other. */
export function KeptList({ things }: { things: readonly KeptThing[] }) {
  return (
    <div className="wrap pb-8">
      <PageTop
        trail={[{ label: m.privacy_policy(), to: pathTo("privacy") }]}
        title={m.privacy_table_title()}
        lead={m.privacy_table_lead()}
      />
      <ul className="mt-6 grid gap-4">
        {things.map(([what, purpose, kept]) => (
          <li key={what} className="card kept">
            <h2 className="strong">{what}</h2>
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
      <p className="mt-6">
        {m.privacy_table_rights()} <Link to={pathTo("accountData")}>{m.privacy_data_title()}</Link>
      </p>
    </div>
  );
}

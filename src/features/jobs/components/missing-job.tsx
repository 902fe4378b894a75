import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import type { Named } from "../schema.ts";

/** No such profession: the ones that may be meant and the way back. */
export function MissingJob({ meant }: { meant: readonly Named[] }) {
  return (
    <MissingRecord
      title={m.jobs_missing_title()}
      text={m.jobs_missing_text()}
      meant={meant.map(({ slug, title }) => ({ title, to: pathTo("job", { slug }) }))}
      back={{ title: m.jobs_missing_back(), to: pathTo("jobs") }}
    />
  );
}

import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { MissingRecord } from "#ui/detail/missing-record.tsx";

/** No degree, certificate or programme has this address: the ones that may be meant and the way back. */
export function MissingStudy({ meant }: { meant: readonly NamedLink[] }) {
  return (
    <MissingRecord
      title={m.studies_missing_title()}
      text={m.studies_missing_text()}
      meant={meant}
      back={{ title: m.studies_degrees_title(), to: pathTo("degrees") }}
    />
  );
}

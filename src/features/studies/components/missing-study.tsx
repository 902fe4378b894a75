import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import type { NamedLink } from "../schema.ts";

/** No degree, certificate or programme has this address: the nearest ones and the way back. */
export function MissingStudy({ nearest, reference }: { nearest: readonly NamedLink[]; reference: string }) {
  return (
    <MissingRecord
      title={m.studies_missing_title()}
      text={m.studies_missing_text()}
      nearest={nearest}
      back={{ title: m.studies_degrees_title(), to: pathTo("degrees") }}
      reference={reference}
    />
  );
}

import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Fact } from "#ui/detail/facts.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import type { IssuedCode } from "../schema.ts";
import { CodeText } from "./code-text.tsx";

interface PaperSlipProps {
  readonly issued: IssuedCode;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly address: string;
}

/** A pupil's slip of paper: everything needed to come back, and nothing that says who they are. */
export function PaperSlip({ issued, locale, timeZone, address }: PaperSlipProps) {
  return (
    <section className="card grid gap-4" aria-label={m.schools_paper_title()}>
      <dl className="grid gap-3">
        <Fact name={m.schools_paper_code()}>
          <CodeText code={issued.paperCode} isBig />
        </Fact>
        <Fact name={m.schools_paper_class_code()}>
          <CodeText code={issued.code} />
        </Fact>
        <Fact name={m.schools_paper_class()}>
          <bdi>{issued.className}</bdi>
        </Fact>
        <Fact name={m.schools_paper_for()}>
          <bdi>{issued.shortName}</bdi>
        </Fact>
        <Fact name={m.schools_paper_until()}>{formatDate(issued.expiresAt, locale, timeZone)}</Fact>
        <Fact name={m.schools_continue_title()}>
          <bdi dir="ltr" className="wrap-anywhere">
            {address}
          </bdi>
        </Fact>
      </dl>
      <p>{m.schools_paper_how()}</p>
      <p className="no-print">
        <PrintButton label={m.schools_paper_print()} />
      </p>
    </section>
  );
}

import { formatDate, formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import type { OpenData, OpenFile, OpenType } from "../schema.ts";

const FORMATS = { jsonl: "JSON Lines", csv: "CSV" } as const;
const USE_ID = "use";
const FORM_ID = "form";

interface Shown {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** What the open dataset offers: a card for each kind of record, what may be done with it and what is in it. */
export function OpenDataPage({ data, home, ...shown }: Shown & { readonly data: OpenData; readonly home: string }) {
  const { types, licence } = data;
  return (
    <div className="wrap pb-8">
      <PageTop trail={[{ label: home, to: pathTo("landing") }]} title={m.open_data_title()} lead={m.open_data_lead()} />
      {types.length === 0 && <p className="mt-6">{licence === "" ? m.open_data_off() : m.open_data_none()}</p>}
      {types.length > 0 && (
        <>
          <h2 className="sr-only">{m.open_data_files()}</h2>
          <ul className="mt-6 grid gap-4 tab:grid-cols-2">
            {types.map((one) => (
              <TypeCard key={one.type} one={one} {...shown} />
            ))}
          </ul>
          <Terms licence={licence} />
        </>
      )}
    </div>
  );
}

function TypeCard({ one, locale, timeZone }: Shown & { readonly one: OpenType }) {
  const { label, records, madeAt, files } = one;
  return (
    <li className="card grid content-start gap-2">
      <h3 className="text-h3">{label}</h3>
      <p className="hint">
        {m.open_data_records({ count: records, shown: formatNumber(records, locale) })} ·{" "}
        {m.open_data_made({ date: formatDate(madeAt, locale, timeZone) })}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {files.map((file) => (
          <FileLink key={file.format} file={file} label={label} locale={locale} />
        ))}
      </p>
    </li>
  );
}

function FileLink({
  file,
  label,
  locale,
}: {
  readonly file: OpenFile;
  readonly label: string;
  readonly locale: Locale;
}) {
  const size = formatNumber(Math.max(1, Math.round(file.bytes / 1000)), locale);
  const words = m.open_data_download({ format: FORMATS[file.format], size });
  return (
    <a className="inline-flex min-h-11 items-center" href={file.address} download aria-label={`${label}: ${words}`}>
      {words}
    </a>
  );
}

function Terms({ licence }: { readonly licence: string }) {
  return (
    <div className="mt-8 grid max-w-read gap-8">
      <section aria-labelledby={USE_ID} className="grid gap-3">
        <h2 id={USE_ID} className="text-h3">
          {m.open_data_use()}
        </h2>
        <p>{m.open_data_licence({ licence })}</p>
        <p>{m.open_data_sources()}</p>
        <p>{m.open_data_esco()}</p>
        <p>{m.open_data_onet()}</p>
      </section>
      <section aria-labelledby={FORM_ID} className="grid gap-3">
        <h2 id={FORM_ID} className="text-h3">
          {m.open_data_form()}
        </h2>
        <p>{m.open_data_form_jsonl()}</p>
        <p>{m.open_data_form_csv()}</p>
        <p>{m.open_data_form_kept()}</p>
      </section>
    </div>
  );
}

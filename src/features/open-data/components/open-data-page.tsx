import { formatDate, formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { PageTop } from "#ui/page-top.tsx";
import { Table } from "#ui/table.tsx";
import type { OpenData, OpenFile, OpenType } from "../schema.ts";

const FORMATS = { jsonl: "JSON Lines", csv: "CSV" } as const;
const USE_ID = "use";
const FORM_ID = "form";

interface Shown {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** What the open dataset offers: a card for each kind of record, what may be done with it and what is in it. */
export function OpenDataPage({ data, ...shown }: Shown & { readonly data: OpenData }) {
  const { types, licence } = data;
  return (
    <div className="wrap pb-8">
      <PageTop title={m.open_data_title()} lead={m.open_data_lead()} />
      {types.length === 0 && <p className="mt-6">{licence === "" ? m.open_data_off() : m.open_data_none()}</p>}
      {types.length > 0 && (
        <>
          <div className="mt-6">
            <Table
              caption={m.open_data_files()}
              head={[
                m.open_data_kind(),
                m.open_data_count(),
                m.open_data_made(),
                ...Object.values(FORMATS).map((name) => (
                  <bdi key={name} lang="en">
                    {name}
                  </bdi>
                )),
              ]}
              rows={types.map((one) => ({ key: one.type, cells: cellsOf(one, shown) }))}
            />
          </div>
          <Terms licence={licence} />
        </>
      )}
    </div>
  );
}

function cellsOf({ label, records, madeAt, files }: OpenType, { locale, timeZone }: Shown) {
  const day = formatDate(madeAt, locale, timeZone);
  const links = files.map((file) => <FileLink key={file.format} file={file} label={label} locale={locale} />);
  return [label, formatNumber(records, locale), day, ...links];
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
  const size = m.open_data_size({ size: formatNumber(Math.max(1, Math.round(file.bytes / 1000)), locale) });
  return (
    <a
      className="inline-flex min-h-11 items-center"
      href={file.address}
      download
      aria-label={`${label}: ${FORMATS[file.format]}, ${size}`}
    >
      {size}
    </a>
  );
}

function Terms({ licence }: { readonly licence: string }) {
  return (
    <div className="mt-8 grid max-w-read gap-8">
      <section aria-labelledby={USE_ID} className="grid gap-3">
        <h2 id={USE_ID} className="h3">
          {m.open_data_use()}
        </h2>
        <p>{m.open_data_licence({ licence })}</p>
        <p>{m.open_data_sources()}</p>
        <p>{m.open_data_esco()}</p>
        <p>{m.open_data_onet()}</p>
      </section>
      <section aria-labelledby={FORM_ID} className="grid gap-3">
        <h2 id={FORM_ID} className="h3">
          {m.open_data_form()}
        </h2>
        <p>{m.open_data_form_jsonl()}</p>
        <p>{m.open_data_form_csv()}</p>
        <p>{m.open_data_form_kept()}</p>
      </section>
    </div>
  );
}

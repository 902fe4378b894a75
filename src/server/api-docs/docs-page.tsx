import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LOCALES, type Locale, otherLocale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiCall, Group, Who } from "#platform/http/call.ts";
import { pathTo } from "#shared/screens.ts";
import stylesheet from "#ui/styles/app.css?url";
import { Table } from "#ui/table.tsx";
import { ownParameters } from "./openapi.ts";
import { QUERY_PARTS } from "./query-parts.ts";

const STYLE = `.api{max-inline-size:64rem;margin-inline:auto;padding:1.5rem 1rem 4rem;display:grid;gap:1.25rem}
.api>*{min-inline-size:0}.api section{display:grid;gap:.75rem}.api code,.api pre{unicode-bidi:isolate;overflow-wrap:anywhere}
.api pre{white-space:pre-wrap;margin:0;padding:.75rem;background:var(--sand);border-radius:6px;text-align:start}
.api article{display:grid;gap:.5rem;padding-block:1rem;border-block-end:1px solid var(--line)}
.api nav a{display:inline-flex;align-items:center;min-block-size:44px;min-inline-size:44px}
.api summary{padding-block:.625rem;min-block-size:44px;cursor:pointer}
.api nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}.api p,.api h1,.api h2,.api h3{margin:0}
.api h1{font-size:var(--text-h1)}.api h2{font-size:var(--text-h2);margin-block-start:1rem}.api h3{font-size:var(--text-base)}`;

const GROUPS: readonly Group[] = ["content", "studies", "media", "accounts", "scales", "consultations", "docs"];
const GROUP_NAMES = {
  content: m.server_api_group_content,
  studies: m.server_api_group_studies,
  media: m.server_api_group_media,
  accounts: m.server_api_group_accounts,
  scales: m.server_api_group_scales,
  consultations: m.server_api_group_consultations,
  docs: m.server_api_group_docs,
} as const;
const WHO_NAMES: Readonly<Record<Who, typeof m.server_api_who_anybody>> = {
  anybody: m.server_api_who_anybody,
  "signed-in": m.server_api_who_signed_in,
  owner: m.server_api_who_owner,
  authors: m.server_api_who_authors,
  editors: m.server_api_who_editors,
  administrators: m.server_api_who_administrators,
  teachers: m.server_api_who_teachers,
};

interface PageOptions {
  readonly locale: Locale;
  readonly theme: "light" | "dark" | "contrast" | "auto";
  readonly publicUrl: string;
}

/** The readable page of the API, whole, without a script. */
export function docsPage(calls: readonly ApiCall[], options: PageOptions): string {
  return `<!doctype html>${renderToStaticMarkup(<DocsPage calls={calls} {...options} />)}`;
}

function DocsPage({ calls, locale, theme, publicUrl }: PageOptions & { readonly calls: readonly ApiCall[] }) {
  const title = m.server_api_title({}, { locale });
  return (
    <html lang={locale} dir={LOCALES[locale].dir} data-theme={theme === "auto" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${locale === "ar" ? "وِجهة" : "Wijha"}`}</title>
        <meta name="description" content={m.server_api_lead({}, { locale })} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stylesheet !== "" && <link rel="stylesheet" href={stylesheet} />}
        <style>{STYLE}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          {m.server_api_skip({}, { locale })}
        </a>
        <main id="main" className="api" tabIndex={-1}>
          <TopLinks locale={locale} />
          <h1>{title}</h1>
          <p>{m.server_api_lead({}, { locale })}</p>
          <nav aria-label={m.server_api_contents({}, { locale })}>
            <a href="#query">{m.server_api_query_title({}, { locale })}</a>
            {GROUPS.map((group) => (
              <a key={group} href={`#${group}`}>
                {GROUP_NAMES[group]({}, { locale })}
              </a>
            ))}
          </nav>
          <QueryLanguage locale={locale} />
          {GROUPS.map((group) => (
            <GroupOfCalls
              key={group}
              group={group}
              calls={calls.filter((call) => call.group === group)}
              locale={locale}
              publicUrl={publicUrl}
            />
          ))}
        </main>
      </body>
    </html>
  );
}

function TopLinks({ locale }: { readonly locale: Locale }) {
  const other = otherLocale(locale);
  return (
    <nav aria-label={m.server_api_title({}, { locale })}>
      <a href={pathTo("landing")}>{m.server_api_home({}, { locale })}</a>
      <a href="openapi.json">{m.server_api_document({}, { locale })}</a>
      <a href={`?lang=${other}`} lang={other} hrefLang={other}>
        {LOCALES[other].name}
      </a>
    </nav>
  );
}

function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code lang="en" dir="ltr">
      {children}
    </code>
  );
}

function QueryLanguage({ locale }: { readonly locale: Locale }) {
  const title = m.server_api_query_title({}, { locale });
  return (
    <>
      <section aria-labelledby="query">
        <h2 id="query">{title}</h2>
        <p>{m.server_api_query_lead({}, { locale })}</p>
        <Table
          caption={m.server_api_query_parts({}, { locale })}
          head={[
            m.server_api_query_part({}, { locale }),
            m.server_api_query_meaning({}, { locale }),
            m.server_api_query_example({}, { locale }),
          ]}
          rows={QUERY_PARTS.map(({ part, meaning, example }) => ({
            key: part,
            cells: [<Code key="part">{part}</Code>, meaning({}, { locale }), <Code key="example">{example}</Code>],
          }))}
        />
      </section>
      <section aria-labelledby="write">
        <h2 id="write">{m.server_api_write_title({}, { locale })}</h2>
        <p>{m.server_api_write_text({}, { locale })}</p>
      </section>
      <section aria-labelledby="refusals">
        <h2 id="refusals">{m.server_api_refusals_title({}, { locale })}</h2>
        <p>{m.server_api_refusals_text({}, { locale })}</p>
      </section>
    </>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly calls: readonly ApiCall[];
  readonly locale: Locale;
  readonly publicUrl: string;
}

function GroupOfCalls({ group, calls, locale, publicUrl }: GroupProps) {
  const shown = (list: readonly ApiCall[]) =>
    list.map((call) => <Call key={`${call.method} ${call.path}`} call={call} locale={locale} publicUrl={publicUrl} />);
  return (
    <section aria-labelledby={group}>
      <h2 id={group}>{GROUP_NAMES[group]({}, { locale })}</h2>
      {group === "content"
        ? [...Map.groupBy(calls, ({ path }) => path.split("/")[1] ?? "")].map(([plural, list]) => (
            <details key={plural}>
              <summary>
                <Code>{`/api/${plural}`}</Code>
              </summary>
              {shown(list)}
            </details>
          ))
        : shown(calls)}
    </section>
  );
}

function Call({ call, locale, publicUrl }: Pick<GroupProps, "locale" | "publicUrl"> & { readonly call: ApiCall }) {
  const parameters = [
    ...(call.shared ?? []).map((name) => (name === "format" ? "Strapi-Response-Format" : name)),
    ...ownParameters(call).map(({ name }) => String(name)),
  ];
  return (
    <article>
      <h3>
        <Code>{`${call.method} /api${call.path}`}</Code>
      </h3>
      <p>{call.summary({}, { locale })}</p>
      <p>{m.server_api_who({ who: WHO_NAMES[call.who]({}, { locale }) }, { locale })}</p>
      {parameters.length > 0 && (
        <p>
          {m.server_api_parameters({}, { locale })} <Code>{parameters.join(", ")}</Code>
        </p>
      )}
      <pre lang="en" dir="ltr">
        {exampleOf(call, publicUrl)}
      </pre>
    </article>
  );
}

/** The call as a command line. */
function exampleOf({ method, path, who, example, bodyType, body }: ApiCall, publicUrl: string): string {
  const query = example.query ? `?${example.query}` : "";
  const parts = ["curl -g", ...(method === "GET" ? [] : [`-X ${method}`])];
  if (who !== "anybody") parts.push('-H "Authorization: Bearer $TOKEN"');
  if (bodyType === "multipart/form-data") parts.push("-F files=@picture.jpg");
  else if (body && example.body) parts.push('-H "Content-Type: application/json"', `-d '${example.body}'`);
  return [...parts, `"${publicUrl}/api${path}${query}"`].join(" ");
}

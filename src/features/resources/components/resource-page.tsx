import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import { LinkRows, Part } from "#ui/detail/part.tsx";
import { Paragraphs } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import type { PagedKind } from "../rules.ts";
import type { ResourceDetail, ResourceSection } from "../schema.ts";

/** Shorter texts are seen at a glance. */
const CONTENTS_FROM = 4;

interface ResourcePageProps extends PageSite {
  readonly resource: ResourceDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After the text. */
  readonly children?: ReactNode;
}

/** The page of an article, a document or a book. */
export function ResourcePage({ resource, address, children, ...site }: ResourcePageProps) {
  const { title, otherLocale: lang } = resource;
  return (
    <DetailPage
      trail={[
        { label: m.resources_home(), to: pathTo("landing") },
        { label: m.resources_title(), to: pathTo("resources") },
      ]}
      title={title}
      summary={resource.summary}
      lang={lang}
      address={address}
      picture={{
        file: resource.picture,
        seed: `${resource.kind}/${resource.slug}`,
        hue: resource.kind,
        scene: resource.scene,
      }}
      facts={resource.facts.map(({ name, value }) => ({ name, values: [{ title: value }] }))}
      marks={resource.sample && <p className="hint max-w-read">{m.resources_sample_text()}</p>}
      story={<Story resource={resource} />}
      side={<Side resource={resource} />}
      sources={{ record: resource, site, title: m.resources_section_source() }}
    >
      {children}
    </DetailPage>
  );
}

function Side({ resource: { related, sections, otherLocale: lang } }: { resource: ResourceDetail }) {
  const parts = sections.flatMap(({ id, title, isOwnTitle }) =>
    title === null ? [] : [{ id, title, lang: isOwnTitle ? lang : undefined }],
  );
  return (
    <>
      <LinkRows rows={related} />
      {parts.length >= CONTENTS_FROM && (
        <div className="detail-contents">
          <PageContents label={m.ui_detail_contents()} items={parts} />
        </div>
      )}
    </>
  );
}

/** The files first, then the text as it was written. */
function Story({ resource: { downloads, sections, otherLocale: lang } }: { resource: ResourceDetail }) {
  return (
    <>
      {downloads.length > 0 && <Downloads downloads={downloads} />}
      {sections.map((section) => {
        const body = <Body key={section.id} section={section} lang={lang} />;
        if (section.title === null) return body;
        return (
          <Part key={section.id} id={section.id} title={section.title} lang={section.isOwnTitle ? lang : undefined}>
            {body}
          </Part>
        );
      })}
    </>
  );
}

function Body({ section, lang }: { section: ResourceSection; lang: string | undefined }) {
  if (section.kind === "texts") return <Paragraphs texts={section.texts} lang={lang} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts
  return <div className="prose" lang={lang} dir={lang && "auto"} dangerouslySetInnerHTML={{ __html: section.html }} />;
}

/** Files, so plain links: no page of ours stands behind them. */
function Downloads({ downloads }: { downloads: readonly NamedLink[] }) {
  return (
    <ul className="chips">
      {downloads.map(({ title, to }) => (
        <li key={to}>
          <a className="btn btn-quiet btn-small" href={to}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const MISSING: Readonly<Record<PagedKind, () => string>> = {
  blogs: m.resources_missing_blogs_title,
  documents: m.resources_missing_documents_title,
  books: m.resources_missing_books_title,
};

/** What an address says where there is no such record. */
export function missingTitle(kind: PagedKind): string {
  return MISSING[kind]();
}

interface MissingResourceProps {
  readonly kind: PagedKind;
  readonly meant: readonly NamedLink[];
}

/** No such article, document or book: the ones that may be meant and the way back. */
export function MissingResource({ kind, meant }: MissingResourceProps) {
  return (
    <MissingRecord
      title={missingTitle(kind)}
      text={m.resources_missing_text()}
      meant={meant}
      back={{ title: m.resources_missing_back(), to: pathTo("resources", {}, { show: kind }) }}
    />
  );
}

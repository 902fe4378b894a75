import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { Fact, Facts } from "#ui/detail/facts.tsx";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import { NameLinks, Paragraphs, type Section } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Picture } from "#ui/picture.tsx";
import type { PagedKind } from "../rules.ts";
import type { NamedLink, ResourceDetail, ResourceSection } from "../schema.ts";

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
      banner={<Cover resource={resource} />}
      notice={resource.sample && <Alert>{m.resources_sample_text()}</Alert>}
      facts={
        <Facts>
          {resource.facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              <bdi>{value}</bdi>
            </Fact>
          ))}
        </Facts>
      }
      sections={resource.sections.map((section) => sectionOf(section, lang))}
      sources={{ record: resource, site, title: m.resources_section_source() }}
    >
      {children}
    </DetailPage>
  );
}

function Cover({ resource: { kind, slug, picture, scene } }: { resource: ResourceDetail }) {
  const isBook = kind === "books";
  return (
    <div className={isBook ? "mx-auto w-40" : undefined}>
      <Picture
        file={picture}
        seed={`${kind}/${slug}`}
        hue={kind}
        scene={scene}
        format={isBook ? "cover" : "wide"}
        sizes={isBook ? "10rem" : "(width > 900px) 24rem, 100vw"}
        eager
      />
    </div>
  );
}

function sectionOf(section: ResourceSection, lang: string | undefined): Section {
  const { id, title, isOwnTitle } = section;
  return { id, title, lang: isOwnTitle ? lang : undefined, body: <Body section={section} lang={lang} /> };
}

function Body({ section, lang }: { section: ResourceSection; lang: string | undefined }) {
  if (section.kind === "texts") return <Paragraphs texts={section.texts} lang={lang} />;
  if (section.kind === "links") return <NameLinks row names={section.links} />;
  if (section.kind === "downloads") return <Downloads downloads={section.downloads} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts
  return <div className="prose" lang={lang} dir={lang && "auto"} dangerouslySetInnerHTML={{ __html: section.html }} />;
}

/** Files, so plain links: no page of ours stands behind them. */
function Downloads({ downloads }: { downloads: readonly NamedLink[] }) {
  return (
    <ul className="list-none ps-0">
      {downloads.map(({ title, to }) => (
        <li key={to}>
          <a className="inline-flex min-h-11 items-center" href={to}>
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

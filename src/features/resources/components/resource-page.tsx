import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import { LinkRows, Part } from "#ui/detail/part.tsx";
import { Paragraphs } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import runSheet from "#ui/styles/run-sheet.css?url";
import type { PagedKind } from "../rules.ts";
import type { NextRead, ResourceDetail, ResourceSection } from "../schema.ts";
import { Still } from "./still.tsx";

/** Shorter texts are seen at a glance. */
const CONTENTS_FROM = 4;
/** What `runs.server.ts` draws into a text. */
const DRAWN = /<svg[\s\S]*?<\/svg>/g;

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
      trail={[{ label: m.resources_title(), to: pathTo("resources") }]}
      title={title}
      summary={resource.summary}
      lang={lang}
      address={address}
      picture={{
        file: resource.picture,
        seed: `${resource.kind}/${resource.slug}`,
        hue: resource.kind,
        scene: resource.scene,
        own: resource.kind === "blogs" ? undefined : <Still resource={resource} />,
      }}
      facts={resource.facts.map(({ name, value }) => ({ name, values: [{ title: value }] }))}
      marks={
        <>
          {resource.sample && <p className="hint max-w-read">{m.resources_sample_text()}</p>}
          {resource.downloads.length > 0 && <Downloads downloads={resource.downloads} />}
        </>
      }
      story={<Story resource={resource} />}
      parts={resource.next && <NextArticle next={resource.next} />}
      side={<Side resource={resource} />}
      sources={{ record: resource, site, title: m.resources_section_source() }}
    >
      {children}
    </DetailPage>
  );
}

function contentsOf({ sections, otherLocale: lang }: ResourceDetail) {
  const parts = sections.flatMap(({ id, title, isOwnTitle }) =>
    title === null ? [] : [{ id, title, lang: isOwnTitle ? lang : undefined }],
  );
  return parts.length >= CONTENTS_FROM ? parts : [];
}

/** The parts as links, beside the text. */
function Contents({ resource }: { resource: ResourceDetail }) {
  const parts = contentsOf(resource);
  return (
    parts.length > 0 && (
      <div className="detail-contents">
        <PageContents label={m.ui_detail_contents()} items={parts} />
      </div>
    )
  );
}

/** The parts as links beside the text, where there is no room as one row at the foot of the scene, on a phone folded. */
function ContentsRow({ resource }: { resource: ResourceDetail }) {
  const parts = contentsOf(resource);
  return (
    parts.length > 0 && (
      <nav className="article-parts no-print" aria-label={m.ui_detail_contents()}>
        <details className="fold fold-phone">
          <summary>
            {m.ui_detail_contents()}
            <Icon name="down" />
          </summary>
          <ol>
            {parts.map(({ id, title, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
    )
  );
}

function Side({ resource }: { resource: ResourceDetail }) {
  const { kind, related, who = [] } = resource;
  return (
    <>
      {kind !== "blogs" && <Contents resource={resource} />}
      {kind === "books" && who.length > 0 && <Who who={who} name={m.resources_for_whom()} />}
      {related.length > 0 && <LinkRows rows={related} />}
    </>
  );
}

/** The text as it was written, part by part along the channel; who works in its professions stands where half of it is read, of a book beside it. */
function Story({ resource }: { resource: ResourceDetail }) {
  const { kind, sections, who = [], otherLocale: lang } = resource;
  const half = Math.ceil(sections.length / 2);
  const isRun = kind === "blogs";
  const shown = who.length > 0 && <Who who={who} name={isRun ? m.resources_who() : m.resources_for_whom()} />;
  const parts = sections.map((section, at) => (
    <Section key={section.id} section={section} lang={lang} beside={isRun && at === half - 1 && shown} />
  ));
  return (
    <>
      {isRun && <link rel="stylesheet" href={runSheet} precedence="default" />}
      {isRun && <ContentsRow resource={resource} />}
      <div className={`article article-${kind}`}>
        {parts.slice(0, half)}
        {kind === "documents" && shown}
        {parts.slice(half)}
      </div>
    </>
  );
}

interface SectionProps {
  readonly section: ResourceSection;
  readonly lang: string | undefined;
}

function Section({ section, lang, beside }: SectionProps & { readonly beside: ReactNode }) {
  const body = <Body section={section} lang={lang} />;
  if (section.title === null)
    return beside ? (
      <div className="detail-part">
        {body}
        {beside}
      </div>
    ) : (
      body
    );
  return (
    <Part id={section.id} title={section.title} lang={section.isOwnTitle ? lang : undefined}>
      {body}
      {beside}
    </Part>
  );
}

/** Professions that the text names: who works in them stands along the channel. */
function Who({ who, name }: { who: NonNullable<ResourceDetail["who"]>; name: string }) {
  return (
    <aside className="article-who" aria-labelledby="who">
      <h2 id="who" className="column-title">
        {name}
      </h2>
      <ul>
        {who.map(({ title, to, figure, hue }) => (
          <li key={to} data-env={hueOf(to, hue, "")} data-mate={mateOf(to, hueOf(to, hue, ""), figure)}>
            <FigureDrawing name={figure} className="" />
            <Link className="card-link" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** What is read after it, as it begins: under its own sky. */
function NextArticle({ next }: { next: NextRead }) {
  const { title, to, summary, reading, scene, otherLocale: lang } = next;
  return (
    <section className="sky sky-wide article-next" aria-labelledby="next" data-env={hueOf(to, "blogs", scene)}>
      <div className="sky-words">
        <p className="sky-kind">
          {m.resources_next()} · {reading}
        </p>
        <h2 id="next" className="sky-title" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h2>
        <p lang={lang}>{summary}</p>
      </div>
      <LateDrawing seed={to} hue="blogs" format="band" scene={scene} className="sky-scene" />
      <div className="sky-ground" />
    </section>
  );
}

function Body({ section, lang }: SectionProps) {
  if (section.kind === "texts")
    return (
      <div className="prose">
        <Paragraphs texts={section.texts} lang={lang} />
      </div>
    );
  const html = import.meta.env.SSR && hidesPictures() ? section.html.replace(DRAWN, "") : section.html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts
  return <div className="prose" lang={lang} dir={lang && "auto"} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Files, so plain links: no page of ours stands behind them. */
function Downloads({ downloads }: { downloads: readonly NamedLink[] }) {
  return (
    <ul className="chips article-files">
      {downloads.map(({ title, to }, at) => (
        <li key={to}>
          <a className={`btn ${at === 0 ? "btn-primary" : "btn-quiet"}`} href={to}>
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

import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "../alert.tsx";
import { Breadcrumb, type Crumb } from "../breadcrumb.tsx";
import { PageContents } from "../page-contents.tsx";
import { PrintButton } from "../print-button.tsx";
import { ShareButton } from "../share-button.tsx";
import { type Section, Sections } from "./sections.tsx";
import { type SourcesProps, sourcesSection } from "./sources.tsx";

interface DetailPageProps {
  /** The way here, without the page itself. */
  readonly trail: readonly Crumb[];
  /** The page it was opened from, where that is a way of its own. */
  readonly back?: { readonly label: string; readonly to: string } | null;
  readonly title: string;
  readonly summary: string;
  /** The language of the record's own texts when it is not the page's. */
  readonly lang?: string;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** A picture beside the heading. */
  readonly banner?: ReactNode;
  /** Above the facts: that something is an example, for instance. */
  readonly notice?: ReactNode;
  readonly facts: ReactNode;
  readonly sections: readonly Section[];
  /** The last part: where all this comes from. */
  readonly sources: SourcesProps;
  /** After the sections. */
  readonly children?: ReactNode;
}

/** The page of one record: what it is in a sentence, its facts, then everything else in parts. */
export function DetailPage(props: DetailPageProps) {
  const { title, summary, lang, address } = props;
  const sections = [...props.sections, sourcesSection(props.sources)];
  return (
    <div className="wrap py-6">
      {props.back && (
        <Link to={props.back.to} className="btn btn-quiet btn-small no-print mb-4">
          {props.back.label}
        </Link>
      )}
      <Breadcrumb items={[...props.trail, { label: title }]} />
      <div
        className={props.banner ? "grid items-center gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,1fr)_24rem]" : undefined}
      >
        <div>
          <h1 className="h1 mt-2" lang={lang}>
            {title}
          </h1>
          <p className="lead max-w-read" lang={lang}>
            {summary}
          </p>
          {lang && <Alert>{m.ui_detail_other_language()}</Alert>}
        </div>
        {props.banner && <div className="overflow-hidden rounded-md">{props.banner}</div>}
      </div>
      <div className="my-4 flex min-h-11 flex-wrap items-center gap-3">
        <ShareButton title={title} url={address} />
        <PrintButton />
      </div>
      {props.notice}
      {props.facts}
      <div className="beside mt-10">
        <PageContents label={m.ui_detail_contents()} items={sections} />
        <div className="max-w-read min-w-0">
          <Sections sections={sections} />
          {props.children}
        </div>
      </div>
    </div>
  );
}

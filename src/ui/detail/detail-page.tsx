import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "../alert.tsx";
import type { Crumb } from "../breadcrumb.tsx";
import { PageTop } from "../page-top.tsx";
import { PrintButton } from "../print-button.tsx";
import { ShareButton } from "../share-button.tsx";
import { Sources, type SourcesProps } from "./sources.tsx";

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
  /** The picture beside the title. */
  readonly banner?: ReactNode;
  /** Below the sentence: environments, that something is an example. */
  readonly marks?: ReactNode;
  /** What is told first. */
  readonly story: ReactNode;
  /** The facts, quietly beside the story; on a phone a band below it. */
  readonly side: ReactNode;
  /** Everything else, over the whole width. */
  readonly parts?: ReactNode;
  /** Beside the sources: what the page does not say. */
  readonly note?: ReactNode;
  readonly sources: SourcesProps;
  /** The end of the page. */
  readonly children?: ReactNode;
}

/** The page of one record: its picture and story first, its facts beside them, then everything else. */
export function DetailPage(props: DetailPageProps) {
  const { title, summary, lang, address, banner } = props;
  return (
    <article className="wrap detail">
      <div className="detail-first">
        <PageTop trail={props.trail} back={props.back} title={title} lang={lang} lead={summary}>
          <div className="detail-marks">
            {props.marks}
            <div className="detail-acts">
              <ShareButton title={title} url={address} />
              <PrintButton />
            </div>
          </div>
          {lang && <Alert>{m.ui_detail_other_language()}</Alert>}
        </PageTop>
        <div className="detail-story">{props.story}</div>
        <div className="detail-beside">
          {banner && <div className="detail-scene">{banner}</div>}
          <aside className="detail-side" aria-label={m.ui_detail_facts()}>
            {props.side}
          </aside>
        </div>
      </div>
      {props.parts}
      <div className="detail-end">
        {props.note}
        <Sources {...props.sources} />
        {props.children}
      </div>
    </article>
  );
}

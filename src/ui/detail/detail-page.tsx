import { lazy, type ReactNode, Suspense } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { Fact } from "#shared/fact.ts";
import { Alert } from "../alert.tsx";
import type { Crumb } from "../breadcrumb.tsx";
import { hueOf } from "../drawing-hue.ts";
import { useHydrated } from "../hydrated.ts";
import { PageTop } from "../page-top.tsx";
import { SaveButton } from "../save-button.tsx";
import { Band, type BandPicture } from "./band.tsx";
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
  /** The picture beside the title; the page takes its colours. */
  readonly picture: BandPicture;
  /** What is known at a glance. */
  readonly facts?: readonly Fact[];
  /** Beside the facts: what is not known of it here. */
  readonly factsNote?: ReactNode;
  /** Below the sentence: environments, that something is an example. */
  readonly marks?: ReactNode;
  /** Beside keeping and sharing: what else is done with the record. */
  readonly acts?: ReactNode;
  /** What is told first. */
  readonly story: ReactNode;
  /** Beside the story; on a phone below it. */
  readonly side?: ReactNode;
  /** Everything else, over the whole width. */
  readonly parts?: ReactNode;
  /** The one next step this page asks for. */
  readonly call?: ReactNode;
  /** At the end, before the sources: what else is read. */
  readonly note?: ReactNode;
  readonly sources: SourcesProps;
  /** The end of the page. */
  readonly children?: ReactNode;
}

/** The page of one record: its picture and facts first, then the story and what stands beside it, then everything else. */
export function DetailPage(props: DetailPageProps) {
  const { title, summary, lang, address, picture, facts = [] } = props;
  return (
    <article className="detail" data-env={hueOf(picture.seed, picture.hue, picture.scene)}>
      <Band picture={picture} facts={facts} label={m.ui_detail_facts()} note={props.factsNote}>
        <PageTop trail={props.trail} back={props.back} title={title} lang={lang} lead={summary}>
          <div className="detail-marks">
            {props.marks}
            <div className="detail-acts">
              <SaveButton to={new URL(address).pathname} title={title} isNamed />
              {props.acts}
              <Acts title={title} url={address} />
            </div>
          </div>
          {lang && <Alert>{m.ui_detail_other_language()}</Alert>}
        </PageTop>
      </Band>
      <div className="wrap detail-parts">
        <div className="detail-first">
          <div className="detail-story">{props.story}</div>
          {props.side && <div className="detail-side">{props.side}</div>}
        </div>
        {props.parts}
      </div>
      <div className="detail-end">
        {props.call && <div className="wrap">{props.call}</div>}
        <div className="wrap detail-last">
          {props.note}
          <Sources {...props.sources} />
          {props.children}
        </div>
      </div>
    </article>
  );
}

const PageActs = lazy(async () => ({ default: (await import("../page-acts.tsx")).PageActs }));

/** Without scripts the address alone. */
function Acts({ title, url }: { readonly title: string; readonly url: string }) {
  if (!useHydrated())
    return (
      <noscript>
        <a className="no-print inline-flex min-h-11 items-center" href={url}>
          {m.ui_page_link()}
        </a>
      </noscript>
    );
  return (
    <Suspense>
      <PageActs title={title} url={url} />
    </Suspense>
  );
}

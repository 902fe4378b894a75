import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { IconName } from "#ui/icon.tsx";

interface ErrorWords {
  readonly title: () => string;
  readonly text: () => string;
  readonly icon: IconName;
  /** Loading the page again may be all that is needed. */
  readonly again?: boolean;
}

const WORDS: Readonly<Record<number, ErrorWords>> = {
  403: { title: m.errors_403_title, text: m.errors_403_text, icon: "info" },
  404: { title: m.errors_404_title, text: m.errors_404_text, icon: "path" },
  405: { title: m.errors_405_title, text: m.errors_405_text, icon: "warn" },
  408: { title: m.errors_408_title, text: m.errors_408_text, icon: "warn", again: true },
  429: { title: m.errors_429_title, text: m.errors_429_text, icon: "warn", again: true },
  503: { title: m.errors_503_title, text: m.errors_503_text, icon: "warn", again: true },
};
/** What was sent cannot be taken, whatever is wrong with it. */
const REFUSED: ErrorWords = { title: m.errors_405_title, text: m.errors_405_text, icon: "warn" };
const FAULT: ErrorWords = { title: m.errors_500_title, text: m.errors_500_text, icon: "warn", again: true };

export interface ErrorScreenProps {
  readonly status: number;
  /** The code a person can quote; empty when there is none. */
  readonly reference: string;
  readonly supportAddress?: string;
}

/** Loads the address on the screen, whichever one the server drew this for. */
export function AgainLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, also without scripts
    <a className="btn btn-brand" href="">
      {m.errors_try_again()}
    </a>
  );
}

/** What happened, what to do now, and the code of it. Needs no data, so it also shows when nothing could be loaded. */
export function ErrorScreen({ status, reference, supportAddress }: ErrorScreenProps) {
  const isOurs = status >= 500;
  const words = WORDS[status] ?? (isOurs ? FAULT : REFUSED);
  return (
    <div className="read">
      <title>{words.title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" icon={words.icon} title={words.title()}>
        <p>{words.text()}</p>
        <p className="flex flex-wrap justify-center gap-3">
          {words.again && <AgainLink />}
          <ButtonLink to={pathTo("jobs")} kind={words.again ? "quiet" : "brand"}>
            {m.errors_go_jobs()}
          </ButtonLink>
          <ButtonLink to={pathTo("landing")} kind="quiet">
            {m.errors_go_home()}
          </ButtonLink>
          {supportAddress && (
            <a className="btn btn-quiet" href={`mailto:${supportAddress}`}>
              {m.errors_go_support()}
            </a>
          )}
        </p>
        <p className="hint">
          {isOurs ? `${m.errors_contact()}:` : m.errors_code()}{" "}
          <bdi dir="ltr">{reference ? `${status} · ${reference}` : status}</bdi>
        </p>
      </EmptyState>
    </div>
  );
}

import { useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import lostSheet from "#ui/styles/lost-sheet.css?url";
import { wholeTitle } from "#ui/whole-title.ts";
import { WordField } from "#ui/word-field.tsx";
import { LostScene } from "./lost-scene.tsx";
import { LostWays } from "./lost-ways.tsx";

interface ErrorWords {
  readonly title: () => string;
  readonly text: () => string;
  /** Loading the page again may be all that is needed. */
  readonly again?: boolean;
}

const WORDS: Readonly<Record<number, ErrorWords>> = {
  403: { title: m.errors_403_title, text: m.errors_403_text },
  404: { title: m.errors_404_title, text: m.errors_404_text },
  405: { title: m.errors_405_title, text: m.errors_405_text },
  408: { title: m.errors_408_title, text: m.errors_408_text, again: true },
  429: { title: m.errors_429_title, text: m.errors_429_text, again: true },
  503: { title: m.errors_503_title, text: m.errors_503_text, again: true },
};
/** What was sent cannot be taken, whatever is wrong with it. */
const REFUSED: ErrorWords = { title: m.errors_405_title, text: m.errors_405_text };
const FAULT: ErrorWords = { title: m.errors_500_title, text: m.errors_500_text, again: true };

export interface ErrorScreenProps {
  readonly status: number;
  /** The code a person can quote; empty when there is none. */
  readonly reference: string;
  readonly supportAddress?: string;
  readonly siteName?: string;
}

/** Loads the address on the screen, whichever one the server drew this for. */
export function AgainLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, also without scripts
    <a className="btn btn-primary" href="">
      {m.errors_try_again()}
    </a>
  );
}

/** What happened and what to do now; a fault shows its code, a page that is not there has none. Needs no data. */
export function ErrorScreen({ status, reference, supportAddress, siteName }: ErrorScreenProps) {
  const isOurs = status >= 500;
  const words = WORDS[status] ?? (isOurs ? FAULT : REFUSED);
  const meant = wordsOf(useLocation().pathname);
  return (
    <>
      <title>{wholeTitle(words.title(), siteName)}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={lostSheet} precedence="default" />
      <div className="night lost">
        <div className="wrap">
          <PageTop title={words.title()} lead={words.text()} />
          {status === 404 ? (
            <SearchAgain meant={meant} />
          ) : (
            <p className="lost-acts">
              {words.again && <AgainLink />}
              <ButtonLink to={pathTo("landing")} kind="quiet">
                {m.errors_go_home()}
              </ButtonLink>
              <ButtonLink to={pathTo("jobs")} kind="quiet">
                {m.errors_go_jobs()}
              </ButtonLink>
              {supportAddress && (
                <a className="btn btn-quiet" href={`mailto:${supportAddress}`}>
                  {m.errors_go_support()}
                </a>
              )}
            </p>
          )}
          {status !== 404 && (
            <p className="hint">
              {isOurs ? `${m.errors_contact()}:` : m.errors_code()}{" "}
              <bdi dir="ltr">{reference ? `${status} · ${reference}` : status}</bdi>
            </p>
          )}
          <LostScene />
        </div>
      </div>
      {status === 404 && <LostWays />}
    </>
  );
}

/** The words of the address, ready to be searched for: a form of the browser, which works whatever has failed. */
function SearchAgain({ meant }: { readonly meant: string }) {
  return (
    <search className="lost-search">
      <form action={pathTo("searchResults")}>
        <WordField id="lost-word" label={m.errors_search()} action={m.errors_search_action()} word={meant} />
      </form>
    </search>
  );
}

/** The words of an address below a part of the site, to be searched for; empty where it has none: one word alone is a slip of the hand. */
function wordsOf(pathname: string): string {
  const parts = pathname.split("/").filter((part) => part !== "");
  if (parts.length < 2) return "";
  try {
    const words = decodeURIComponent(parts.at(-1) ?? "")
      .replace(/[^\p{L}\p{M}\d]+/gu, " ")
      .trim();
    return words.length >= 2 && /\p{L}/u.test(words) ? words.slice(0, 60) : "";
  } catch {
    return "";
  }
}

import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Suggestion } from "../schema.ts";
import { isolated } from "./search-words.ts";

interface NothingFoundProps {
  readonly word: string;
  readonly suggestions: readonly Suggestion[];
  readonly heading: "h2" | "h3";
  /** The same word in all kinds, when only one was looked through. */
  readonly everywhere?: string | undefined;
}

/** Says so, and what may help: spelling, fewer words, what is near. */
export function NothingFound({ word, suggestions, heading: Heading, everywhere }: NothingFoundProps) {
  return (
    <div>
      <Heading className="h3 wrap-anywhere">{m.search_none_title({ word: isolated(word) })}</Heading>
      <ul className="list-disc ps-5">
        {everywhere && (
          <li>
            <Link to={everywhere}>{m.search_none_narrowing()}</Link>
          </li>
        )}
        <li>{m.search_none_spelling()}</li>
        <li>{m.search_none_short()}</li>
      </ul>
      <Suggestions suggestions={suggestions} title={m.search_near()} />
    </div>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly title: string;
}

/** What to look at beside or instead. */
export function Suggestions({ suggestions, title }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <p className="mt-3 strong">{title}</p>
      <ul className="chips">
        {suggestions.map(({ title, address }) => (
          <li key={address}>
            <Link className="chip chip-act" to={address}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf } from "#ui/drawing-light.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { WordField } from "#ui/word-field.tsx";
import type { SearchStart, Suggestion } from "../schema.ts";
import { Suggestions } from "./nothing-found.tsx";
import { GROUP_WORDS, isolated } from "./search-words.ts";

interface StartProps {
  readonly start: SearchStart;
}

interface FieldProps extends StartProps {
  readonly word: string;
  /** Nothing was found: what is near, and the same word in all kinds where one was looked through. */
  readonly none?: { readonly suggestions: readonly Suggestion[]; readonly everywhere?: string | undefined } | null;
}

/** What stands on the page while nothing was asked or found. */
export function SearchBegin({ word, start, none }: FieldProps) {
  return (
    <>
      <SearchField word={word} start={start} none={none} />
      <SearchTries start={start} />
      <Shelves start={start} />
    </>
  );
}

/** A large field under its sky; on the ground stands what helps when nothing was found. */
function SearchField({ word, start: { scene }, none }: FieldProps) {
  return (
    <search className="sky search-start" data-env={scene.charAt(0)}>
      <div className="sky-words">
        {none && <h2 className="sky-title">{m.search_none_title({ word: isolated(word) })}</h2>}
        <Form action={pathTo("searchResults")}>
          <WordField id="word" label={m.search_ask()} action={m.search_submit()} word={word} />
        </Form>
        {none && <Suggestions suggestions={none.suggestions} title={m.search_near()} />}
      </div>
      <LateDrawing seed="search" format="band" scene={scene} className="sky-scene" />
      <div className="sky-ground night on-ground">
        {none && (
          <ul className="best-facts">
            <li>{m.search_none_spelling()}</li>
            <li>{m.search_none_short()}</li>
            {none.everywhere && (
              <li>
                <Link to={none.everywhere}>{m.search_none_narrowing()}</Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </search>
  );
}

/** Names to begin with: who and what they are stands along the channel. */
function SearchTries({ start: { words } }: StartProps) {
  return (
    <nav className="search-try" aria-labelledby="search-try">
      <p id="search-try" className="h2">
        {m.search_try()}
      </p>
      <ul>
        {words.map(({ title, address, figure, hue }) => (
          <li key={address} data-env={hueOf(title, hue, "")}>
            <FigureDrawing name={figure} className="" />
            <Link className="card-link" to={address}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All that can be found, group by group, each with its count and the way to it. */
function Shelves({ start: { shelves } }: StartProps) {
  return (
    <section className="shelves" aria-labelledby="shelves">
      <h2 id="shelves" className="h2">
        {m.search_shelves()}
      </h2>
      <ul>
        {shelves.map(({ group, to, count, scene }) => (
          <li key={group} className="night on-ground" data-env={hueOf(group, null, scene)} data-light={lightOf(group)}>
            <LateDrawing seed={group} format="wide" scene={scene} />
            <Link className="card-link" to={to}>
              <b>{count}</b> {GROUP_WORDS[group]()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

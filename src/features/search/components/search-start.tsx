import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import type { SearchStart } from "../schema.ts";
import { GROUP_WORDS } from "./search-words.ts";

interface StartProps {
  readonly start: SearchStart;
}

/** What stands on the page while nothing was asked or found. */
export function SearchBegin({ word, start }: StartProps & { readonly word: string }) {
  return (
    <>
      <SearchField word={word} start={start} />
      <SearchTries start={start} />
      <Shelves start={start} />
    </>
  );
}

/** A large field, while nothing was asked or found. */
function SearchField({ word, start: { scene } }: StartProps & { readonly word: string }) {
  return (
    <search className="ground search-start" data-env={scene.charAt(0)}>
      <div className="ground-words">
        <Form action={pathTo("searchResults")}>
          <label htmlFor="word">{m.search_ask()}</label>
          <div>
            <input
              key={word}
              id="word"
              type="search"
              name="word"
              className="input"
              dir="auto"
              maxLength={200}
              enterKeyHint="search"
              defaultValue={word}
            />
            <Button>{m.search_submit()}</Button>
          </div>
        </Form>
      </div>
      <LateDrawing seed="search" format="thumbnail" scene={scene} />
    </search>
  );
}

/** Names to begin with: who and what they are stands along the channel. */
function SearchTries({ start: { words } }: StartProps) {
  return (
    <nav className="search-try" aria-labelledby="search-try">
      <p id="search-try">{m.search_try()}</p>
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
          <li key={group}>
            <LateDrawing seed={group} format="thumbnail" scene={scene} />
            <Link className="card-link" to={to}>
              <b>{count}</b> {GROUP_WORDS[group]()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

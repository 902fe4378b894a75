import type { ReactNode } from "react";
import { Link } from "react-router";

export interface Section {
  readonly id: string;
  readonly title: string;
  /** The language of the title when it is not the page's. */
  readonly lang?: string;
  readonly body: ReactNode;
}

/** The parts of a page one after the other, each with its heading. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, lang, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
      <h2 id={`${id}-title`} className="h2 mb-3" lang={lang}>
        {title}
      </h2>
      <div className="prose">{body}</div>
    </section>
  ));
}

/** Texts of a record in the language they are written in. */
export function Paragraphs({ texts, lang }: { texts: readonly string[]; lang?: string }) {
  return texts.map((text) => (
    <p key={text} lang={lang} dir={lang && "auto"}>
      {text}
    </p>
  ));
}

/** Short texts of a record as a list. */
export function TextItems({ items, lang }: { items: readonly string[]; lang?: string }) {
  return (
    <ul lang={lang} dir={lang && "auto"}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export interface NamedLink {
  readonly title: string;
  readonly to: string;
}

/** Names that lead somewhere; in a row where they are short. */
export function NameLinks({ names, row = false }: { names: readonly NamedLink[]; row?: boolean }) {
  return (
    <ul className={row ? "flex list-none flex-wrap gap-x-5 ps-0" : undefined}>
      {names.map(({ title, to }) => (
        <li key={to}>
          <Link className="inline-flex min-h-11 items-center" to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NamedLink } from "#shared/named-link.ts";

/** More links than these stand side by side instead of one below the other. */
const IN_COLUMN = 4;

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The language of the title when it is not the page's. */
  readonly lang?: string;
  readonly className?: string;
  /** Beside the heading. */
  readonly note?: ReactNode;
  /** The sky over it, by names that its sheet reads. */
  readonly sky?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A part of a page under its heading. */
export function Part({ id, title, lang, className = "", note, sky, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`detail-part ${className}`.trim()} style={sky}>
      <div className="part-line">
        <h2 id={`${id}-title`} className="h2" lang={lang}>
          {title}
        </h2>
        {note && <p className="hint">{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface LinkRowsProps {
  readonly rows: readonly { readonly name: string; readonly links: readonly NamedLink[] }[];
  /** What is said beside them without a link. */
  readonly texts?: readonly { readonly name: string; readonly text: string }[];
}

/** Kinds of links, each named in its row: no heading stands over a single link. */
export function LinkRows({ rows, texts = [] }: LinkRowsProps) {
  return (
    <dl className="link-rows">
      {rows.map(({ name, links }) => (
        <div key={name} className={links.length > IN_COLUMN ? "many" : undefined}>
          <dt className="hint">{name}</dt>
          {links.map(({ title, to }) => (
            <dd key={to}>
              <Link to={to}>{title}</Link>
            </dd>
          ))}
        </div>
      ))}
      {texts.map(({ name, text }) => (
        <div key={name}>
          <dt className="hint">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

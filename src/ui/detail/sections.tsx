import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";

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
    <ul className="items" lang={lang} dir={lang && "auto"}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** More names than these stand beside each other. */
const MANY = 7;

/** Of more than these so many are shown at once. */
const MOST = 12;
const FIRST = 5;

/** Names that lead somewhere, one below the other; of many the first, and the others folded. */
export function NameLinks({ names, most = MOST }: { names: readonly NamedLink[]; most?: number }) {
  if (names.length <= most) return <Names names={names} />;
  const first = Math.min(FIRST, most - 1);
  return (
    <div>
      <Names names={names.slice(0, first)} />
      <details className="more">
        <summary>
          {m.ui_list_more()} <bdi>({names.length - first})</bdi>
        </summary>
        <Names names={names.slice(first)} />
      </details>
    </div>
  );
}

function Names({ names }: { names: readonly NamedLink[] }) {
  return (
    <ul className={names.length > MANY ? "name-links many" : "name-links"}>
      {names.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

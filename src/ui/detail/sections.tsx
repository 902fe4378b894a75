import { Link } from "react-router";
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
export const MANY = 7;

/** Names that lead somewhere, one below the other as long as they are few. */
export function NameLinks({ names }: { names: readonly NamedLink[] }) {
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

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly lang?: string }[];
  /** The language of the titles when it is not the page's. */
  readonly lang?: string;
}

/** Links to the parts of a page: beside it and always in view on wide screens, above it on narrow ones. */
export function PageContents({ label, items, lang }: PageContentsProps) {
  return (
    <nav aria-label={label} className="page-parts no-print">
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      {/* Columns: in a running row another width of one word would move the page below. */}
      <ul lang={lang} dir={lang && "auto"}>
        {items.map(({ id, title, lang: own }) => (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center" href={`#${id}`} lang={own}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

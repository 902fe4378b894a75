import type { Brief } from "#shared/brief.ts";

/** What is told in brief, on a phone shorter or not at all. */
export function Told({ lang, brief: { whole, short } }: { readonly lang?: string; readonly brief: Brief }) {
  if (short === whole) return <p lang={lang}>{whole}</p>;
  return (
    <p lang={lang} className={short ? undefined : "is-wide"}>
      {short && <span className="is-narrow">{short}</span>}
      <span className="is-wide">{whole}</span>
    </p>
  );
}

import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { NameLinks, Paragraphs, TextItems } from "#ui/detail/sections.tsx";
import type { EntryLine, StudyEntry, StudyProvider, StudySection } from "../schema.ts";

/** What stands in one part of a study's page. */
export function StudySectionBody({ section, lang }: { section: StudySection; lang: string | undefined }) {
  switch (section.kind) {
    case "texts":
      return <Paragraphs lang={lang} texts={section.texts} />;
    case "items":
      return <TextItems lang={lang} items={section.items} />;
    case "links":
      return <NameLinks names={section.links} />;
    case "entry":
      return <Entry entry={section.entry} />;
    case "provider":
      return <Provider provider={section.provider} />;
  }
}

function Entry({ entry }: { entry: StudyEntry }) {
  return (
    <>
      <EntryLines lines={entry.lines} />
      <p className="hint">{m.studies_entry_note()}</p>
      {entry.source && <p className="hint">{entry.source}</p>}
    </>
  );
}

function EntryLines({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <ul>
      {lines.map(({ text, parts }) => (
        <li key={text + parts.map((part) => part.text).join()}>
          {text}
          {parts.length > 0 && <EntryLines lines={parts} />}
        </li>
      ))}
    </ul>
  );
}

function Provider({ provider }: { provider: StudyProvider }) {
  const { name, location, summary, sample, more } = provider;
  return (
    <div className="card">
      <h3 className="h3">{name}</h3>
      {location && <p className="hint">{location}</p>}
      <p>{summary}</p>
      {sample && (
        <p>
          <span className="chip">{m.studies_sample_chip()}</span>
        </p>
      )}
      <p>
        <Link className="inline-flex min-h-11 items-center" to={more.to}>
          {more.title}
        </Link>
      </p>
    </div>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { ChannelList, Gate, GateName } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import type { EntryLine, StudyDetail, StudyEntry } from "../schema.ts";

interface StudyPathProps {
  readonly path: NonNullable<StudyDetail["path"]>;
  readonly lang: string | undefined;
}

/** The line a study lies on: what it asks, what is studied, the professions it opens. */
export function StudyPath({ path: { title, gates }, lang }: StudyPathProps) {
  return (
    <Part id="path" className="way night" title={title}>
      <ChannelList label="path-title">
        {gates.map(({ id, title: name, items = [], links = [], entry }) => (
          <Gate key={id}>
            <GateName isHeading={links.length !== 1 || items.length > 0}>{name}</GateName>
            {items.length > 0 && <TextItems items={items} lang={lang} />}
            {links.length > 0 && <NameLinks names={links} />}
            {entry && <Entry entry={entry} />}
          </Gate>
        ))}
      </ChannelList>
    </Part>
  );
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
    <ul className="items">
      {lines.map(({ text, parts }) => (
        <li key={text + parts.map((part) => part.text).join()}>
          {text}
          {parts.length > 0 && <EntryLines lines={parts} />}
        </li>
      ))}
    </ul>
  );
}

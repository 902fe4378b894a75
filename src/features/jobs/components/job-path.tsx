import { ChannelList, Gate } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import type { JobPath as Path } from "../schema.ts";

/** The way in as the channel passes its gates: school, study, programmes, first work, later work. */
export function JobPath({ path: { title, gates, note, ways }, lang }: { path: Path; lang: string | undefined }) {
  return (
    <Part id="path" title={title} note={note}>
      {gates.length > 0 && (
        <ChannelList label="path-title">
          {gates.map(({ name, texts, links }) => (
            <Gate key={name}>
              <h3 className="gate-title">{name}</h3>
              {links.length > 0 && <NameLinks names={links} />}
              {texts.length === 1 && <p lang={lang}>{texts[0]}</p>}
              {texts.length > 1 && <TextItems items={texts} lang={lang} />}
            </Gate>
          ))}
        </ChannelList>
      )}
      {ways && (
        <div className="ways">
          <h3 className="column-title">{ways.name}</h3>
          <TextItems items={ways.items} lang={lang} />
        </div>
      )}
    </Part>
  );
}

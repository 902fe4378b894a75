import { ChannelList, Gate, GateName } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import type { JobPath as Path } from "../schema.ts";

interface JobPathProps {
  readonly path: Path;
  readonly preparation: string | null;
  /** Who works there stands at its end. */
  readonly scene: string;
  readonly lang: string | undefined;
}

/** More links than these would make one gate as high as all others together. */
const MOST = 4;

/** The way in as the channel passes its gates: school, study, programmes, first work, later work. */
export function JobPath({ path: { title, gates, licence, note }, preparation, scene, lang }: JobPathProps) {
  const [, , who] = scene.split(" ");
  return (
    <Part id="path" className="way night" title={title} note={[preparation, note].filter(Boolean).join(" ")}>
      <ChannelList label="path-title">
        {gates.map(({ name, texts, links, ways, beside }) => (
          <Gate key={name}>
            <GateName isHeading={links.length + texts.length > 1}>{name}</GateName>
            {links.length > 0 && <NameLinks names={links} most={MOST} />}
            {beside && (
              <>
                <p className="gate-beside">{beside.name}</p>
                <NameLinks names={beside.links} most={MOST} />
              </>
            )}
            {texts.length === 1 && <p lang={lang}>{texts[0]}</p>}
            {texts.length > 1 && <TextItems items={texts} lang={lang} />}
            {ways && (
              <details className="fold">
                <summary>
                  {ways.name}
                  <Icon name="down" />
                </summary>
                <TextItems items={ways.items} lang={lang} />
              </details>
            )}
          </Gate>
        ))}
      </ChannelList>
      {who && (
        <span className="way-end no-print" aria-hidden="true" data-env={scene.charAt(0)} data-theme="light">
          <FigureDrawing name={who} className="" />
        </span>
      )}
      {licence && (
        <p className="licence" lang={lang}>
          {licence}
        </p>
      )}
    </Part>
  );
}

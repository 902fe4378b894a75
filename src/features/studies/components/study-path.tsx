import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ChannelList, Gate, GateName } from "#ui/detail/channel-list.tsx";
import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Hour } from "#ui/hour.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StudyDay as Day, EntryLine, StudyPath as Path, StudyGate } from "../schema.ts";

/** The line a study lies on: what it asks, what is studied, first and later work, and the profession at its end. */
export function StudyPath({ path: { title, gates, end }, lang }: { path: Path; lang: string | undefined }) {
  return (
    <Part id="path" className="way night" title={title}>
      <div className={end ? "study-way" : undefined}>
        <ChannelList label="path-title">
          {gates.map((gate) => (
            <Gate key={gate.id}>
              <StudyStop gate={gate} lang={gate.lang ?? lang} />
            </Gate>
          ))}
        </ChannelList>
        {end && <End {...end} />}
        {end && end.others.length > 0 && (
          <div className="study-others">
            <p className="hint">{end.othersName}</p>
            <NameLinks names={end.others} />
          </div>
        )}
      </div>
    </Part>
  );
}

interface StudyStopProps {
  readonly gate: StudyGate;
  readonly lang: string | undefined;
}

/** So many lines stand at a gate at once, fewer where tiles stand over them; the others wait in a fold. */
const AT_ONCE = 4;
const UNDER_TILES = 2;

function StudyStop({ gate, lang }: StudyStopProps) {
  const { title, subjects = [], entry, items = [], then, linksName, links = [] } = gate;
  const [only] = items;
  return (
    <>
      <GateName isHeading={items.length !== 1}>{title}</GateName>
      {entry && <EntryTiles lines={entry.lines} />}
      {entry?.notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {subjects.length > 0 && (
        <ul className="entry entry-names">
          {subjects.map(({ title: name, to }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {items.length > 1 ? (
        <Items items={items} isShort={subjects.length > 0} lang={lang} />
      ) : (
        only && <p lang={lang}>{only}</p>
      )}
      {then && (
        <div className="gate-then">
          <p className="hint">{then.title}</p>
          <TextItems items={then.items} lang={lang} />
        </div>
      )}
      {links.length > 0 && (
        <div className="gate-then">
          <p className="hint">{linksName}</p>
          <NameLinks names={links} />
        </div>
      )}
    </>
  );
}

interface ItemsProps {
  readonly items: readonly string[];
  readonly isShort: boolean;
  readonly lang: string | undefined;
}

/** The first of many, the others in a fold; where there is room for a second column they are one. */
function Items({ items, isShort, lang }: ItemsProps) {
  const most = isShort ? UNDER_TILES : AT_ONCE;
  if (items.length <= most) return <TextItems items={items} lang={lang} />;
  return (
    <div className="gate-items">
      <TextItems items={items.slice(0, most)} lang={lang} />
      <details className={isShort ? "more" : "more fold-phone"}>
        <summary>
          {m.ui_list_more()} <bdi>({items.length - most})</bdi>
        </summary>
        <TextItems items={items.slice(most)} lang={lang} />
      </details>
    </div>
  );
}

/** Subjects as tiles with their lowest mark; those that are chosen from stand together. */
function EntryTiles({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <ul className="entry">
      {lines.map(({ text, mark, parts }) => (
        <li key={text + parts.map((part) => part.text).join()} className={mark ? undefined : "entry-group"}>
          <span>{text}</span>
          {mark && <bdi>{mark}</bdi>}
          {parts.length > 0 && <EntryTiles lines={parts} />}
        </li>
      ))}
    </ul>
  );
}

/** The profession behind its door, lit in every theme. */
function End({ name, job: { slug, to, title, text, scene, picture, otherLocale } }: NonNullable<Path["end"]>) {
  const [hue = "", , who] = scene.split(" ");
  return (
    <div className="study-job">
      <div className="study-scene" data-env={hue.charAt(0)} data-theme="light">
        {picture || !who ? (
          <Picture file={picture ?? null} seed={`job/${slug}`} scene={scene} format="banner" sizes="20rem" />
        ) : (
          <FigureDrawing name={who} className="" />
        )}
      </div>
      <p className="hint">{name}</p>
      <Link className="card-link h3 strong" to={to} lang={otherLocale}>
        {title}
      </Link>
      <p lang={otherLocale}>{text}</p>
    </div>
  );
}

/** Hours of a day in the nearest profession, along the channel; in a box of its own, for here it is not what comes first on a phone. */
export function StudyDay({ day: { title, note, more, moments, hours, isLow, lang } }: { day: Day }) {
  return (
    <div>
      <Part
        id="day"
        className="day"
        sky={{ "--hours": hours, ...(isLow && { "--sunk": "50%" }) }}
        title={title}
        note={
          <>
            {note} <Link to={more.to}>{more.title}</Link>
          </>
        }
      >
        <ChannelList label="day-title">
          {moments.map(({ at, text }) => (
            <Gate key={at}>
              <Hour at={at} />
              <p lang={lang}>{text}</p>
            </Gate>
          ))}
        </ChannelList>
      </Part>
    </div>
  );
}

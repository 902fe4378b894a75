import { type Kind, resourceAddress } from "#features/resources/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Card as CardBox } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { Card } from "../schema.ts";

/** Something to read about skills: its title, two lines. */
export function ReadingCard({ kind, card }: { kind: Kind; card: Card }) {
  const { slug, title, summary, otherLocale: lang } = card;
  return (
    <CardBox
      title={title}
      titleLang={lang}
      to={resourceAddress(kind, slug)}
      save={<SaveButton to={resourceAddress(kind, slug)} title={title} />}
      picture={<CardPicture seed={`${kind}/${slug}`} hue={kind} scene={card.scene} />}
    >
      <Telling lang={lang}>{summary}</Telling>
      {lang && <p className="hint">{m.skills_other_language_short()}</p>}
    </CardBox>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { Category } from "../rules.ts";
import type { Card as Skill } from "../schema.ts";
import { SKILL_HUES } from "./skill-words.ts";

interface SkillCardProps {
  readonly skill: Skill;
  readonly category: Category;
  readonly heading: "h2" | "h3";
  /** The first of a list is larger. */
  readonly first?: boolean;
}

/** A skill on a list: its picture, one link, two lines. */
export function SkillCard({
  skill: { slug, title, summary, thumbnail, scene, otherLocale: lang },
  ...card
}: SkillCardProps) {
  return (
    <Card
      title={title}
      titleLang={lang}
      to={pathTo("futureSkill", { slug })}
      save={<SaveButton to={pathTo("futureSkill", { slug })} title={title} />}
      heading={card.heading}
      picture={<SkillPicture {...{ slug, thumbnail, scene }} category={card.category} first={card.first} />}
    >
      <Telling lang={lang} first={card.first}>
        {summary}
      </Telling>
      {lang && <p className="hint">{m.skills_other_language_short()}</p>}
    </Card>
  );
}

interface SkillPictureProps extends Pick<Skill, "slug" | "thumbnail" | "scene"> {
  readonly category: Category;
  readonly first?: boolean;
}

/** The picture of a skill, or its own drawing in the colour of its category. */
export function SkillPicture({ slug, thumbnail, category, scene, first }: SkillPictureProps) {
  return (
    <Picture
      file={thumbnail}
      seed={`future-skill/${slug}`}
      hue={SKILL_HUES[category]}
      format={first ? "panorama" : "banner"}
      sizes="(width > 900px) 24rem, 100vw"
      scene={scene}
    />
  );
}

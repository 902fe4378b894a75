import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf, mateOf } from "#ui/drawing-light.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
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
}

/** A skill as its tool, standing on the channel under the light of its hour; its words are on the ground below. */
export function SkillCard({ skill, category, heading: Heading }: SkillCardProps) {
  const { slug, title, summary, thumbnail, scene, otherLocale: lang } = skill;
  const seed = `future-skill/${slug}`;
  const to = pathTo("futureSkill", { slug });
  const env = hueOf(seed, SKILL_HUES[category], scene);
  return (
    <li className="tool" data-env={env} data-mate={mateOf(seed, env)} data-light={lightOf(seed)}>
      {thumbnail ? (
        <Picture file={thumbnail} seed={seed} format="banner" sizes="(width > 900px) 24rem, 100vw" />
      ) : (
        <FigureDrawing name={scene.split(" ")[2] ?? ""} className="tool-figure" />
      )}
      <div className="tool-words night on-ground">
        <Heading className="h3" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </Heading>
        <Telling lang={lang}>{summary}</Telling>
        {lang && <p className="hint">{m.skills_other_language_short()}</p>}
        <SaveButton to={to} title={title} />
      </div>
    </li>
  );
}

/** The first of a list, under its own sky from edge to edge. */
export function LeadSkill({ skill, category }: Pick<SkillCardProps, "skill" | "category">) {
  const { slug, title, summary, thumbnail, scene, otherLocale: lang } = skill;
  const seed = `future-skill/${slug}`;
  const to = pathTo("futureSkill", { slug });
  return (
    <li className="sky sky-wide tool-lead" data-env={hueOf(seed, SKILL_HUES[category], scene)}>
      <div className="sky-words">
        <h2 className="sky-title" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h2>
        <p className="lead" lang={lang}>
          {summary}
        </p>
        {lang && <p className="hint">{m.skills_other_language_short()}</p>}
        <SaveButton to={to} title={title} isNamed />
      </div>
      <Picture
        file={thumbnail}
        seed={seed}
        hue={SKILL_HUES[category]}
        scene={scene}
        format="band"
        sizes="(width >= 64em) 40rem, 100vw"
        className="sky-scene"
      />
      <div className="sky-ground" />
    </li>
  );
}

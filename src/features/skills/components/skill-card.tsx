import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Told } from "#ui/told.tsx";
import type { Card as Skill } from "../schema.ts";

interface SkillCardProps {
  readonly skill: Skill;
  readonly heading: "h2" | "h3";
}

/** A skill as who works with it, else as its tool, standing on the channel under the light of its hour; its words are on the ground below. */
export function SkillCard({ skill, heading: Heading }: SkillCardProps) {
  const { slug, title, to, brief, thumbnail, who, figure, look, otherLocale: lang } = skill;
  return (
    <li className="tool" data-env={look.env} data-mate={look.mate} data-light={look.light}>
      {thumbnail ? (
        <Picture file={thumbnail} seed={slug} format="banner" sizes="(width > 900px) 24rem, 100vw" />
      ) : (
        <>
          {who ? (
            <FigureDrawing name={who} className="tool-who" />
          ) : (
            <FigureDrawing name={figure} className="tool-figure" />
          )}
        </>
      )}
      <div className="tool-words night on-ground">
        <Heading className="h3" lang={lang}>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </Heading>
        <Told lang={lang} brief={brief} />
        {lang && <p className="hint">{m.skills_other_language_short()}</p>}
        <SaveButton to={to} title={title} />
      </div>
    </li>
  );
}

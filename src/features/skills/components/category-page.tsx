import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { Picture } from "#ui/picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { CATEGORIES, type Category, categoryAddress, SKILL_HUES } from "../rules.ts";
import { listingOf, type Card as Skill, type SkillsList } from "../schema.ts";
import { SkillCard } from "./skill-card.tsx";
import { categoryLead, categoryName } from "./skill-words.ts";

/** The skills of one category beside their filter. */
export function CategoryPage({ list }: { list: SkillsList }) {
  const { category, cards } = list;
  return (
    <ListPage
      listing={listingOf(category)}
      list={list}
      words={listWords(category)}
      before={<CategoryLinks current={category} />}
    >
      <ul className="tools">
        {cards.map((skill, at) => {
          if (isFirstOf(cards, at)) return <LeadSkill key={skill.slug} skill={skill} category={category} />;
          return <SkillCard key={skill.slug} skill={skill} heading="h2" />;
        })}
      </ul>
    </ListPage>
  );
}

/** The first of a list, under its own sky from edge to edge. */
function LeadSkill({ skill, category }: { skill: Skill; category: Category }) {
  const { slug, title, summary, thumbnail, scene, look, otherLocale: lang } = skill;
  const seed = `future-skill/${slug}`;
  const to = pathTo("futureSkill", { slug });
  return (
    <li className="sky sky-wide tool-lead" data-env={look.env}>
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

/** The words around a category's list. */
function listWords(category: Category): ListingWords {
  return {
    title: categoryName(category),
    lead: categoryLead(category),
    filters: m.skills_filters(),
    count: (count) => m.skills_count({ count }),
    show: (count) => m.skills_show({ count }),
    empty: m.skills_empty_title(),
    names: { job: m.skills_filter_job() },
  };
}

function CategoryLinks({ current }: { current: Category }) {
  return (
    <nav aria-label={m.skills_categories()} className="no-print mt-4">
      <ul className="chips">
        <li>
          <Link className="chip chip-act" to={pathTo("futureSkills")}>
            {m.skills_overview()}
          </Link>
        </li>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              className="chip chip-act"
              to={categoryAddress(category)}
              aria-current={category === current ? "page" : undefined}
            >
              {categoryName(category)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

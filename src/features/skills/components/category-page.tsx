import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import { CATEGORIES, type Category, categoryAddress } from "../rules.ts";
import { listingOf, type SkillsList } from "../schema.ts";
import { LeadSkill, SkillCard } from "./skill-card.tsx";
import { categoryName, listWords } from "./skill-words.ts";

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
          const Shown = isFirstOf(cards, at) ? LeadSkill : SkillCard;
          return <Shown key={skill.slug} skill={skill} category={category} heading="h2" />;
        })}
      </ul>
    </ListPage>
  );
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

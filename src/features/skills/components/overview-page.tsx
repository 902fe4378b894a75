import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import { PartToggles } from "#ui/part-toggles.tsx";
import { categoryOf, overviewAddress } from "../rules/parts.ts";
import { categoryAddress } from "../rules.ts";
import type { Overview, OverviewPart } from "../schema.ts";
import { PART_WORDS } from "./part-words.ts";
import { ReadingCard } from "./reading-card.tsx";
import { SkillCard } from "./skill-card.tsx";

/** The three categories and what there is to read about skills, each with its newest records. */
export function OverviewPage({ overview: { shown, parts } }: { overview: Overview }) {
  return (
    <div className="wrap pb-8">
      <PageTop title={m.skills_title()} lead={m.skills_lead()} />
      <PartToggles
        label={m.skills_parts()}
        name="toggle:future-skills"
        parts={parts.map(({ part, total }) => ({
          id: part,
          label: m.skills_part_choice({ name: PART_WORDS[part].name(), count: total }),
        }))}
        shown={shown}
        all={m.skills_parts_all()}
        to={overviewAddress}
      />
      {parts
        .filter(({ part }) => shown.length === 0 || shown.includes(part))
        .map((one) => (
          <PartSection key={one.part} {...one} />
        ))}
    </div>
  );
}

function PartSection({ part, total, cards }: OverviewPart) {
  const category = categoryOf(part);
  const words = PART_WORDS[part];
  const kind = part === "blogs" ? "blogs" : "documents";
  const all = category ? categoryAddress(category) : pathTo("resources", {}, { show: kind });
  return (
    <section aria-labelledby={part} className="mt-10">
      <h2 id={part} className="h2">
        {words.title()}
      </h2>
      <p className="mb-4 max-w-read">{words.lead()}</p>
      {total === 0 && <p className="hint">{m.skills_nothing_yet()}</p>}
      <ul className="cards cards-three">
        {cards.map((card) =>
          category ? (
            <SkillCard key={card.slug} skill={card} category={category} heading="h3" />
          ) : (
            <ReadingCard key={card.slug} kind={kind} card={card} />
          ),
        )}
      </ul>
      {total > 0 && (
        <p className="mt-2">
          <Link className="inline-flex min-h-11 items-center gap-2" to={all}>
            {words.all()} {category && <bdi className="figure">({total})</bdi>}
          </Link>
        </p>
      )}
    </section>
  );
}

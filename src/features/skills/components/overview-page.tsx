import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import type { Light } from "#ui/drawing-light.ts";
import { PageTop } from "#ui/page-top.tsx";
import { PartToggles } from "#ui/part-toggles.tsx";
import { categoryOf, overviewAddress, type Part } from "../rules/parts.ts";
import { type Category, categoryAddress, SKILL_HUES } from "../rules.ts";
import type { Overview, OverviewPart } from "../schema.ts";
import { PART_WORDS } from "./part-words.ts";
import { ReadingCard } from "./reading-card.tsx";
import { SkillCard } from "./skill-card.tsx";

/** Who stands for each part in the head of the page. */
const STANDS: Readonly<Record<Part, { readonly figure: string; readonly hue: string }>> = {
  basic: { figure: "p-meet", hue: "I" },
  practical: { figure: "p-present!", hue: "A" },
  technical: { figure: "p-circuit", hue: "E" },
  blogs: { figure: "p-write", hue: "C" },
  docs: { figure: "t-sheets", hue: "R" },
};

/** The three categories, each a stretch of land under its own sky, and what there is to read about skills. */
export function OverviewPage({ overview: { shown, parts } }: { overview: Overview }) {
  const isShown = ({ part }: OverviewPart) => shown.length === 0 || shown.includes(part);
  const seen = parts.filter(isShown);
  const read = seen.filter(({ part }) => !categoryOf(part));
  return (
    <div className="pb-8">
      <div className="wrap list-top">
        <PageTop title={m.skills_title()} lead={m.skills_lead()} />
        <PartToggles
          label={m.skills_parts()}
          name="toggle:future-skills"
          parts={parts.map(({ part, total }) => ({
            id: part,
            label: m.skills_part_choice({ name: PART_WORDS[part].name(), count: total }),
            ...STANDS[part],
          }))}
          shown={shown}
          all={{ label: m.skills_parts_all(), figure: "compassrose", hue: "S" }}
          to={overviewAddress}
        />
      </div>
      <div className="lands">
        {seen.map((one) => {
          const category = categoryOf(one.part);
          return category && <Land key={one.part} {...one} category={category} />;
        })}
      </div>
      {read.length > 0 && (
        <div className="wrap reads">
          {read.map((one) => (
            <Reads key={one.part} {...one} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A category: what it means at the reading side, its newest skills standing on its channel. */
function Land({ part, total, cards, category }: OverviewPart & { readonly category: Category }) {
  const words = PART_WORDS[part];
  const hue = SKILL_HUES[category];
  return (
    <section aria-labelledby={part} className="land" data-env={hueOf(hue, hue, "")} data-light={LIGHTS[category]}>
      <div className="wrap">
        <h2 id={part} className="land-title">
          {words.title()}
        </h2>
        <div className="land-way night on-ground">
          <p>{words.lead()}</p>
          {total === 0 ? (
            <p className="hint">{m.skills_nothing_yet()}</p>
          ) : (
            <ButtonLink kind="quiet" to={categoryAddress(category)}>
              {words.all()} <bdi className="figure">({total})</bdi>
            </ButtonLink>
          )}
        </div>
        <ul className="land-tools">
          {cards.map((card) => (
            <SkillCard key={card.slug} skill={card} heading="h3" />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One day over the three of them. */
const LIGHTS: Readonly<Record<Category, Light>> = { basic: "dawn", applied: undefined, technical: "dusk" };

/** What is read about skills, in rows. */
function Reads({ part, total, cards }: OverviewPart) {
  const kind = part === "blogs" ? "blogs" : "documents";
  const words = PART_WORDS[part];
  return (
    <section aria-labelledby={part}>
      <h2 id={part} className="h2">
        {words.title()}
      </h2>
      <p>{words.lead()}</p>
      {total === 0 && <p className="hint">{m.skills_nothing_yet()}</p>}
      <ul>
        {cards.map((card) => (
          <ReadingCard key={card.slug} kind={kind} card={card} />
        ))}
      </ul>
      {total > 0 && (
        <ButtonLink kind="quiet" to={pathTo("resources", {}, { show: kind })}>
          {words.all()}
        </ButtonLink>
      )}
    </section>
  );
}

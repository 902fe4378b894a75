import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { isTurned, ofBoth } from "../rules.ts";
import { ALIKE, type Compared, type Comparison, GREAT, WAYS } from "../schema.ts";
import { Alike, ComparisonTable, Greatest, TwoWays } from "./comparison-table.tsx";
import { SidePicture } from "./side-picture.tsx";
import { SkillGaps } from "./skill-gaps.tsx";
import { SourceCell } from "./source-cell.tsx";
import { TwoDays } from "./two-days.tsx";

interface ComparisonPageProps {
  readonly comparison: Comparison;
  readonly site: PageSite;
}

/** The two names as a question, each in its own direction. */
export function pairTitle({ sides }: Pick<Comparison, "sides">): string {
  const [one, other] = ofBoth(sides, ({ title }) => `\u2068${title}\u2069`);
  return m.job_comparison_title_of({ one, other });
}

/** Two professions line by line, what only one of them asks for, and where it all comes from. */
export function ComparisonPage({ comparison, site }: ComparisonPageProps) {
  const { sides, isOnly, alike, toSwitch, toSwapped, groups, days, fits, call, gaps, sample, sources, terms } =
    comparison;
  const shown = [GREAT, ALIKE, WAYS];
  const [great, same, ways] = shown.map((named) => groups.find(({ key }) => key === named));
  const others = groups.filter(({ key }) => !shown.includes(key));
  return (
    <article className="wrap versus">
      <PageTop
        trail={[{ label: m.job_comparison_title(), to: pathTo("jobComparison") }]}
        title={pairTitle(comparison)}
        lead={m.job_comparison_lead()}
      />
      <div className="versus-tools no-print">
        <p>{alike.said}</p>
        <Link className="chip chip-act" to={toSwitch} preventScrollReset>
          {isOnly ? m.job_comparison_all() : m.job_comparison_only()}
        </Link>
        <Link className="chip chip-act" to={toSwapped} preventScrollReset>
          {m.job_comparison_swap()}
        </Link>
      </div>
      <div>
        <div className="versus-scenes">
          {sides.map((side, at) => (
            <Side key={side.slug} side={side} isTurned={isTurned(side.scene, at)} />
          ))}
        </div>
        <Greatest sides={sides} great={great} fits={fits} />
      </div>
      {same && <Alike group={same} sides={sides} />}
      {days && <TwoDays days={days} sides={sides} />}
      {ways && <TwoWays group={ways} sides={sides} />}
      {groups.length === 0 && <p>{m.job_comparison_no_difference()}</p>}
      <SkillGaps gaps={gaps} sides={sides} sample={sample} />
      <ComparisonTable sides={sides} groups={others}>
        <details className="fold" id="sources">
          <summary>
            <h2 className="h3">{m.ui_detail_sources()}</h2>
            <Icon name="down" />
          </summary>
          <div className="versus-sources hint">
            {sources.map((source) => (
              <SourceCell key={source.title ?? ""} source={source} site={site} />
            ))}
            {terms.map((term) => (
              <p key={term}>{term}</p>
            ))}
          </div>
        </details>
      </ComparisonTable>
      {!fits && (
        <section aria-labelledby="scale-call" className="versus-call no-print">
          <div>
            <h2 id="scale-call" className="h3">
              {call.title}
            </h2>
            <p>{call.text}</p>
          </div>
          <ButtonLink to={call.link.to}>{call.link.label}</ButtonLink>
        </section>
      )}
    </article>
  );
}

interface SideProps {
  readonly side: Compared;
  /** Drawn the other way round, so that the two face each other. */
  readonly isTurned: boolean;
}

/** Small pictures alone have one person before one place: nothing of them is cut where the two meet, and their ground lies level. */
function Side({ side: { slug, scene, hue, picture }, isTurned }: SideProps) {
  return (
    <div className={isTurned ? "versus-side versus-turned" : "versus-side"} data-env={hue}>
      <SidePicture side={{ slug, scene, hue, picture }} />
    </div>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import { Opening } from "../../tendencies/components/opening.tsx";
import { answersHere } from "../device/device-answers.ts";
import { countAnswered } from "../rules/device-answers.ts";
import type { Names, ScaleStart } from "../schema.ts";
import { GuestWays, StartFacts, savingOf, TakerWays } from "./start-ways.tsx";
import { WaysDrawing } from "./ways-drawing.tsx";
import { countWords } from "./words.ts";

interface ScaleStartPageProps {
  readonly view: ScaleStart;
  /** What a guardian, who is not asked to begin, sees; in place of the ways to begin where the scale leads to environments. */
  readonly forChild?: ReactNode;
}

/** What a scale is, how long it takes and for whom, with the way in. */
export function ScaleStartPage({ view, forChild }: ScaleStartPageProps) {
  const { about, isGuest } = view;
  const [onDevice, setOnDevice] = useState(0);
  // The page is the same for all visitors: what the device holds is shown when scripts have come.
  useEffect(() => {
    if (isGuest) setOnDevice(countAnswered(answersHere(about.scale)?.letters ?? ""));
  }, [isGuest, about.scale]);
  const done = isGuest ? onDevice : (view.answered ?? 0);
  const { names } = view;
  return (
    <div className="scale-page">
      {names ? (
        <BranchStart view={view} names={names} done={done} forChild={forChild} />
      ) : (
        <PlainStart view={view} done={done} forChild={forChild} />
      )}
    </div>
  );
}

interface StartProps extends ScaleStartPageProps {
  readonly done: number;
}

/** How much of a branch's bed fills on the way: all six alike, and never as full as a result. */
const SIGN = 0.6;

/** The start of the scale that leads to the six environments. */
function BranchStart({ view, names, done, forChild }: StartProps & { readonly names: Names }) {
  const { about, isGuest } = view;
  const level = (SIGN * done) / about.items;
  const levels = Object.fromEntries(ENVIRONMENTS.map((one) => [one, level])) as Record<Environment, number>;
  const ways = isGuest ? (
    <GuestWays view={view} done={done} text={m.scales_guest_text()}>
      <Link to={pathTo("join")}>{m.scales_start_class()}</Link>
    </GuestWays>
  ) : (
    <TakerWays view={view} />
  );
  const facts = [
    [m.scales_start_count_label(), m.scales_start_count()],
    [m.scales_start_answer_label(), m.scales_start_answer()],
    [m.scales_start_time_label(), m.scales_start_time()],
    [m.scales_start_saved_label(), savingOf(view, m.scales_start_saved_guest())],
    [m.scales_start_seen_label(), m.scales_start_seen()],
    [m.scales_start_for_label(), about.audience],
  ] as const;
  return (
    <>
      <Opening
        title={about.title}
        branches={<SixBranches levels={levels} names={names} className="branches-quiet" hasDoors turns claimsNothing />}
      >
        <p className="lead">{about.lead}</p>
        {forChild || ways}
      </Opening>
      <div className="wrap result-parts">
        <StartFacts facts={facts} />
        <p>{m.scales_provisional_meaning()}</p>
      </div>
    </>
  );
}

/** The start of every other scale. */
function PlainStart({ view, done, forChild }: StartProps) {
  const { about, isGuest, isProvisional } = view;
  const one = about.kind === "three-options" ? m.scales_walk_one_situation() : m.scales_walk_one_statement();
  const facts = [
    [countWords(about), one],
    [m.scales_walk_choice_label(), m.scales_walk_choice()],
    [m.scales_minutes({ count: about.minutes }), m.scales_start_time()],
    [m.scales_start_saved_label(), savingOf(view, m.scales_walk_saved_guest())],
    [m.scales_start_seen_label(), m.scales_walk_seen()],
    [m.scales_start_for_label(), about.audience],
  ] as const;
  return (
    <>
      <div className="night item-opening item-start">
        <div className="wrap">
          <div className="item-words">
            <PageTop title={about.title} lead={about.lead} />
            {forChild}
            {isGuest ? (
              <GuestWays view={view} done={done} text={m.scales_walk_guest_text()} />
            ) : (
              <TakerWays view={view} />
            )}
          </div>
          <WaysDrawing kind={about.kind} />
        </div>
      </div>
      <div className="wrap result-parts">
        <StartFacts facts={facts} />
        <p>
          {m.scales_walk_meaning()} {isProvisional && m.scales_walk_provisional()}
        </p>
      </div>
    </>
  );
}

/** Whose scale it is, for a guardian. */
export function ForChild() {
  return (
    <section className="grid gap-2" aria-labelledby="for-child">
      <h2 className="h3" id="for-child">
        {m.scales_walk_child_heading()}
      </h2>
      <p>{m.scales_walk_child_text()}</p>
    </section>
  );
}

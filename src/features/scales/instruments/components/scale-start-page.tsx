import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { StartSample as Sample } from "../../tendencies/schema/sample.ts";
import { answersHere } from "../device/device-answers.ts";
import { countAnswered } from "../rules/device-answers.ts";
import type { ScaleStart } from "../schema.ts";
import { Palm } from "./palm.tsx";
import { GuestWays, type StartFact, StartFacts, savingOf, TakerWays } from "./start-ways.tsx";
import { WaysDrawing } from "./ways-drawing.tsx";
import { countWords } from "./words.ts";

/** Only whoever has no result yet sees it, and no other scale has one. */
const StartSample = lazy(async () => ({
  default: (await import("../../tendencies/components/start-sample.tsx")).StartSample,
}));

interface ScaleStartPageProps {
  readonly view: ScaleStart;
  /** What comes of one answer, for whoever has no result yet. */
  readonly sample?: Sample | null;
  /** What a guardian, who is not asked to begin, sees; in place of the ways to begin where the scale leads to environments. */
  readonly forChild?: ReactNode;
}

/** What a scale is, how long it takes and for whom, with the way in. */
export function ScaleStartPage({ view, sample, forChild }: ScaleStartPageProps) {
  const { about, isGuest } = view;
  const [onDevice, setOnDevice] = useState(0);
  // The page is the same for all visitors: what the device holds is shown when scripts have come.
  useEffect(() => {
    if (isGuest) setOnDevice(countAnswered(answersHere(about.scale)?.letters ?? ""));
  }, [isGuest, about.scale]);
  const done = isGuest ? onDevice : (view.answered ?? 0);
  return (
    <div className="scale-page">
      {view.leadsToProfessions ? (
        <PalmStart view={view} sample={sample} done={done} forChild={forChild} />
      ) : (
        <PlainStart view={view} done={done} forChild={forChild} />
      )}
    </div>
  );
}

interface StartProps extends ScaleStartPageProps {
  readonly done: number;
}

/** The start of the scale that leads to professions: what its statements grow into, by the channel. */
function PalmStart({ view, sample, done, forChild }: StartProps) {
  const { about, isGuest } = view;
  const ways = isGuest ? (
    <GuestWays view={view} done={done} text={m.scales_guest_text()}>
      <Link to={pathTo("join")}>{m.scales_start_class()}</Link>
    </GuestWays>
  ) : (
    <TakerWays view={view} />
  );
  const facts: readonly StartFact[] = [
    ["p-time", m.scales_start_count_label(), m.scales_start_count()],
    ["p-tech", m.scales_start_saved_label(), savingOf(view, m.scales_start_saved_guest())],
    ["p-cyber", m.scales_start_seen_label(), m.scales_start_seen()],
    ["p-teacher", m.scales_start_for_label(), about.audience],
  ];
  return (
    <>
      <div className="night glow grove">
        <div className="wrap">
          <PageTop title={about.title} lead={about.lead} />
          <div className="grove-ways">{forChild || ways}</div>
          <div className="grove-ground">
            <FigureDrawing name="p-onway" className="branch-who grove-who" />
            <Palm />
          </div>
        </div>
      </div>
      <div className="wrap result-parts">
        {sample && (
          <Suspense>
            <StartSample sample={sample} total={about.items} />
          </Suspense>
        )}
        <StartFacts facts={facts} lead={m.scales_provisional_meaning()} />
      </div>
    </>
  );
}

/** The start of every other scale. */
function PlainStart({ view, done, forChild }: StartProps) {
  const { about, isGuest, isProvisional } = view;
  const one = about.kind === "three-options" ? m.scales_walk_one_situation() : m.scales_walk_one_statement();
  const facts: readonly StartFact[] = [
    ["p-siblings", countWords(about), one],
    ["p-run", m.scales_minutes({ count: about.minutes }), m.scales_walk_time()],
    ["shield", m.scales_start_seen_label(), m.scales_walk_seen()],
    ["t-sign", m.scales_walk_choice_label(), m.scales_walk_choice()],
    ["phone", m.scales_start_saved_label(), savingOf(view, m.scales_walk_saved_guest())],
    ["p-map", m.scales_start_for_label(), about.audience],
  ];
  return (
    <>
      <div className="night glow grove">
        <div className="wrap">
          <PageTop title={about.title} lead={about.lead} />
          <div className="grove-ways">
            {forChild}
            {isGuest ? (
              <GuestWays view={view} done={done} text={m.scales_walk_guest_text()} />
            ) : (
              <TakerWays view={view} />
            )}
          </div>
          <div className="grove-ground" data-env="E">
            <FigureDrawing name="p-seller" className="branch-who grove-stall" />
            <WaysDrawing kind={about.kind} />
          </div>
        </div>
      </div>
      <div className="wrap result-parts">
        <StartFacts
          facts={facts}
          lead={`${m.scales_walk_meaning()} ${isProvisional ? m.scales_walk_provisional() : ""}`.trim()}
        />
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

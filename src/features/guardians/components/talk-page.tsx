import { formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { definite } from "#shared/definite.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import talkSheet from "#ui/styles/talk-sheet.css?url";
import { Terms } from "#ui/terms.tsx";
import { TALK_QUESTIONS } from "../schema/talk-words.ts";
import type { TalkKind, TalkView } from "../schema.ts";

type Said = (inputs: { readonly name: string; readonly list: string }) => string;

const OF_KIND: Readonly<Record<TalkKind, Said>> = {
  clear: m.guardians_talk_clear,
  leaning: m.guardians_talk_leaning,
  flat: m.guardians_talk_flat,
  careless: m.guardians_talk_careless,
  none: m.guardians_talk_none,
  hidden: m.guardians_talk_hidden,
};
const UNSAID = [
  [m.guardians_talk_unsaid_1, m.guardians_talk_why_1],
  [m.guardians_talk_unsaid_2, m.guardians_talk_why_2],
  [m.guardians_talk_unsaid_3, m.guardians_talk_why_3],
] as const;

/** Two who talk. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  stands: [["p-care", 0, 1.3]],
};

/** How a guardian can talk about a result; about one child's where one is named. */
export function TalkPage({ child }: TalkView) {
  return (
    <>
      <link rel="stylesheet" href={talkSheet} precedence="default" />
      <SceneTop
        back={{ label: m.guardians_family_title(), to: pathTo("accountFamily") }}
        title={m.guardians_talk_title()}
        lead={m.guardians_talk_lead()}
        scene={SCENE}
      />
      <div className="wrap talk">
        {child && <OwnChild child={child} />}
        <section className="card talk-ask" aria-labelledby="ask">
          <h2 className="h2" id="ask">
            {m.guardians_talk_ask()}
          </h2>
          <ol>
            {TALK_QUESTIONS.map((question) => (
              <li key={question()}>{question()}</li>
            ))}
          </ol>
        </section>
        <section className="grid content-start gap-2" aria-labelledby="what">
          <h2 className="h2" id="what">
            {m.guardians_talk_what()}
          </h2>
          <ul className="grid list-disc gap-1 ps-6">
            {[m.guardians_talk_is_1(), m.guardians_talk_is_2(), m.guardians_talk_not_1(), m.guardians_talk_not_2()].map(
              (one) => (
                <li key={one}>{one}</li>
              ),
            )}
          </ul>
        </section>
        <section className="grid content-start gap-4" aria-labelledby="unsaid">
          <h2 className="h2" id="unsaid">
            {m.guardians_talk_unsaid()}
          </h2>
          <Terms className="talk-unsaid" pairs={UNSAID.map(([sentence, why]) => [sentence(), why()])} />
        </section>
        <Otherwise kind={child?.kind ?? null} />
        <section className="grid content-start gap-3" aria-labelledby="advisor">
          <h2 className="h2" id="advisor">
            {m.guardians_talk_advisor()}
          </h2>
          <p>{m.guardians_talk_advisor_text()}</p>
          <p className="no-print flex flex-wrap gap-3">
            <ButtonLink to={pathTo("jobs")}>{m.guardians_talk_jobs()}</ButtonLink>
            <ButtonLink kind="quiet" to={pathTo("contact")}>
              {m.guardians_talk_contact()}
            </ButtonLink>
            <PrintButton small={false} />
          </p>
        </section>
      </div>
    </>
  );
}

function OwnChild({ child: { name, kind, environments } }: { readonly child: NonNullable<TalkView["child"]> }) {
  const locale = getLocale();
  const isolated = `\u2068${name}\u2069`;
  const list = formatList(
    environments.map((one) => definite(one, locale)),
    locale,
  );
  return (
    <section className="talk-child grid gap-1" aria-labelledby="child">
      <h2 className="h2" id="child">
        {m.guardians_talk_child({ name: isolated })}
      </h2>
      <p>{OF_KIND[kind]({ name: isolated, list })}</p>
    </section>
  );
}

/** What to do where there is nothing clear to talk about, unless that was said of the child already. */
function Otherwise({ kind }: { readonly kind: TalkKind | null }) {
  const isUnclear = kind === "flat" || kind === "leaning" || kind === "careless";
  return (
    <section className="grid content-start gap-2" aria-labelledby="otherwise">
      <h2 className="h2" id="otherwise">
        {isUnclear
          ? m.guardians_talk_if_hidden()
          : kind === "hidden"
            ? m.guardians_talk_if_unclear()
            : m.guardians_talk_if()}
      </h2>
      {!isUnclear && <p>{m.guardians_talk_unclear_text()}</p>}
      {kind !== "hidden" && <p>{m.guardians_talk_hidden_text()}</p>}
    </section>
  );
}

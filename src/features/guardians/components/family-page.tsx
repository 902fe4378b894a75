import { formatDate, formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { definite } from "#shared/definite.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import familySheet from "#ui/styles/family-sheet.css?url";
import { Summary } from "#ui/summary.tsx";
import { isSteady } from "../rules.ts";
import type { FamilyPupil, SummaryLine } from "../schema.ts";

interface FamilyPageProps {
  readonly pupils: readonly FamilyPupil[];
  readonly hasEnded: boolean;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** A family at home in the evening. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  wide: 520,
  place: [["livingroom", 40, 1.5]],
  stands: [
    ["p-grandma", 150, 1.25, 0, "R"],
    ["p-family", -80, 1.45],
  ],
};

/** A guardian's page: a sheet for each linked pupil, with what the newest result says and how it came to that. */
export function FamilyPage({ pupils, hasEnded, timeZone, refused }: FamilyPageProps) {
  return (
    <>
      <link rel="stylesheet" href={familySheet} precedence="default" />
      <SceneTop
        back={{ label: m.layouts_my_account(), to: pathTo("account") }}
        title={m.guardians_family_title()}
        lead={m.guardians_family_lead()}
        scene={SCENE}
      />
      <div className="wrap kin">
        {hasEnded && !refused && (
          <Alert kind="ok" role="status">
            {m.guardians_done_end()}
          </Alert>
        )}
        <FormFault refused={refused} />
        {pupils.length === 0 && (
          <EmptyState title={m.guardians_family_none_title()}>
            <p>{m.guardians_family_none()}</p>
            <ButtonLink to={pathTo("jobs")}>{m.guardians_family_jobs()}</ButtonLink>
          </EmptyState>
        )}
        {pupils.map((pupil) => (
          <Pupil key={pupil.documentId} pupil={pupil} timeZone={timeZone} />
        ))}
      </div>
    </>
  );
}

interface PupilProps {
  readonly pupil: FamilyPupil;
  readonly timeZone: string;
}

function Pupil({ pupil, timeZone }: PupilProps) {
  const { documentId, firstName, lines, endsOn, branches } = pupil;
  const name = `\u2068${firstName}\u2069`;
  return (
    <section className="card kin-sheet" aria-labelledby={`pupil-${documentId}`}>
      <div className="kin-now">
        <div className="kin-words">
          <h2 className="h2" id={`pupil-${documentId}`}>
            <Avatar firstName={firstName} lastName="" picture={null} /> <bdi>{firstName}</bdi>
          </h2>
          <Said pupil={pupil} name={name} timeZone={timeZone} />
          <p>
            <ButtonLink to={pathTo("familyTalk", {}, { child: documentId })}>
              {m.guardians_talk_link({ name })}
            </ButtonLink>
          </p>
        </div>
        <SixBranches {...branches} />
      </div>
      {lines.length > 1 && <Times lines={lines} id={documentId} timeZone={timeZone} />}
      <div className="kin-link">
        {endsOn && <p>{m.guardians_links_ends_on({ date: formatDate(endsOn, getLocale(), timeZone) })}</p>}
        <details>
          <Summary>{m.guardians_family_link()}</Summary>
          <PostForm>
            <input type="hidden" name="documentId" value={documentId} />
            <p>{m.guardians_family_end_note({ name })}</p>
            <Button kind="quiet" small>
              {m.guardians_family_end({ name })}
            </Button>
          </PostForm>
        </details>
      </div>
    </section>
  );
}

interface SaidProps extends PupilProps {
  readonly name: string;
}

/** The newest result in words, or why none is told. */
function Said({ pupil: { isHidden, lines }, name, timeZone }: SaidProps) {
  const [newest] = lines;
  if (isHidden || !newest) {
    return (
      <p className="lead">{isHidden ? m.guardians_family_hidden({ name }) : m.guardians_family_no_results({ name })}</p>
    );
  }
  return (
    <>
      <div>
        {newest.environments.length > 0 && <p>{m.guardians_family_nearest()}</p>}
        <p className="kin-led">{namedIn(newest)}</p>
      </div>
      <p className="lead">{newest.clarity}</p>
      <p className="hint">
        {newest.scale} · {m.guardians_family_taken({ date: formatDate(newest.takenAt, getLocale(), timeZone) })}
      </p>
    </>
  );
}

function namedIn({ environments }: SummaryLine): string {
  if (environments.length === 0) return m.guardians_family_unclear();
  const locale = getLocale();
  return formatList(
    environments.map((one) => definite(one, locale)),
    locale,
  );
}

interface TimesProps {
  readonly lines: readonly SummaryLine[];
  readonly id: string;
  readonly timeZone: string;
}

/** Every taking along one line, the oldest first: that nothing changed is said once, else what led each time. */
function Times({ lines, id, timeZone }: TimesProps) {
  const isSame = isSteady(lines);
  return (
    <div className="kin-times">
      <h3 className="h3" id={`times-${id}`}>
        {isSame ? m.guardians_family_steady({ count: lines.length }) : m.guardians_family_times()}
      </h3>
      <ol aria-labelledby={`times-${id}`}>
        {lines.toReversed().map((line) => (
          <li key={`${line.scale}${line.takenAt}`}>
            <span>{formatDate(line.takenAt, getLocale(), timeZone)}</span>
            {!isSame && <b>{namedIn(line)}</b>}
          </li>
        ))}
      </ol>
    </div>
  );
}

import { Link } from "react-router";
import { formatDate, formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import type { PupilSummary, SummaryLine } from "../schema.ts";

interface FamilyPageProps {
  readonly pupils: readonly PupilSummary[];
  readonly hasEnded: boolean;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** Whose pages these are. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  stands: [["p-family", 0, 1.5]],
};

/** A guardian's page: a summary of each linked pupil, in words. */
export function FamilyPage({ pupils, hasEnded, timeZone, refused }: FamilyPageProps) {
  return (
    <>
      <SceneTop
        back={{ label: m.layouts_my_account(), to: pathTo("account") }}
        title={m.guardians_family_title()}
        lead={m.guardians_family_lead()}
        scene={SCENE}
      />
      <div className="read gap-6 pb-8">
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

function Pupil({ pupil, timeZone }: { readonly pupil: PupilSummary; readonly timeZone: string }) {
  const { documentId, firstName, lines, isHidden, endsOn } = pupil;
  const name = `\u2068${firstName}\u2069`;
  return (
    <section className="card grid gap-3" aria-labelledby={`pupil-${documentId}`}>
      <h2 className="h2" id={`pupil-${documentId}`}>
        <bdi>{firstName}</bdi>
      </h2>
      {endsOn && (
        <Alert kind="info">{m.guardians_links_ends_on({ date: formatDate(endsOn, getLocale(), timeZone) })}</Alert>
      )}
      {isHidden && <p>{m.guardians_family_hidden({ name })}</p>}
      {!isHidden && lines.length === 0 && <p>{m.guardians_family_no_results({ name })}</p>}
      {lines.length > 0 && (
        <ul className="grid gap-4">
          {lines.map((line) => (
            <Line key={`${line.scale}${line.takenAt}`} line={line} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <p>
        <Link className="inline-flex min-h-11 items-center" to={pathTo("familyTalk", {}, { child: documentId })}>
          {m.guardians_talk_link({ name })}
        </Link>
      </p>
      <PostForm>
        <input type="hidden" name="documentId" value={documentId} />
        <Button kind="quiet" small>
          {m.guardians_family_end({ name })}
        </Button>
      </PostForm>
    </section>
  );
}

function Line({ line, timeZone }: { readonly line: SummaryLine; readonly timeZone: string }) {
  const list = formatList(line.environments, getLocale());
  return (
    <li className="grid gap-1">
      <h3 className="h3">{line.scale}</h3>
      <p className="hint">{m.guardians_family_taken({ date: formatDate(line.takenAt, getLocale(), timeZone) })}</p>
      {line.environments.length > 0 && <p>{m.guardians_family_environments({ list })}</p>}
      <p>{line.clarity}</p>
    </li>
  );
}

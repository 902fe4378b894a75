import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { OwnApplication } from "../schema.ts";
import { FIELD_WORDS, fieldsInWords, languagesInWords } from "./application-words.ts";
import { OwnText, OwnWords } from "./own-words.tsx";

interface OwnApplicationProps {
  readonly own: OwnApplication;
  readonly mayOpenClasses: boolean;
  readonly timeZone: string;
}

/** Where one's own application stands, and what was sent. */
export function OwnApplicationSection({ own, mayOpenClasses, timeZone }: OwnApplicationProps) {
  const { state, kind, madeAt, decidedAt, reason } = own;
  const day = (instant: string) => `\u2068${formatDate(instant, getLocale(), timeZone)}\u2069`;
  if (state === "accepted")
    return (
      <Alert
        kind="ok"
        title={
          kind === "teacher" ? m.applications_own_accepted_teacher_title() : m.applications_own_accepted_advisor_title()
        }
      >
        <p>{m.applications_own_accepted_text({ date: day(decidedAt ?? madeAt) })}</p>
        {mayOpenClasses && (
          <p className="mt-3">
            <ButtonLink kind="quiet" small to={pathTo("schoolClasses")}>
              {m.applications_open_classes()}
            </ButtonLink>
          </p>
        )}
      </Alert>
    );
  if (state === "refused")
    return (
      <Alert kind="warn" title={m.applications_own_refused_title()}>
        {reason && <OwnText>{reason}</OwnText>}
        <p className="mt-3">{m.applications_own_refused_again()}</p>
      </Alert>
    );
  return <Waiting own={own} day={day} />;
}

function Waiting({ own, day }: { readonly own: OwnApplication; readonly day: (instant: string) => string }) {
  const { documentId, kind, madeAt, answerBy } = own;
  const title = kind === "teacher" ? m.applications_own_waiting_teacher : m.applications_own_waiting_advisor;
  return (
    <section className="card grid gap-4" aria-labelledby="own-application">
      <h2 className="h2" id="own-application">
        {title()}
      </h2>
      <p role="status">{m.applications_own_waiting_text({ date: day(madeAt), until: day(answerBy) })}</p>
      <details>
        <summary className="summary">{m.applications_sent_what()}</summary>
        <Said own={own} />
      </details>
      <PostForm className="grid gap-2 justify-items-start">
        <input type="hidden" name="id" value={documentId} />
        <p className="hint" id="withdraw-hint">
          {m.applications_withdraw_hint()}
        </p>
        <Button kind="danger" small name="act" value="withdraw" aria-describedby="withdraw-hint">
          {m.applications_withdraw()}
        </Button>
      </PostForm>
    </section>
  );
}

function Said({ own: { kind, fields, languages, organisation, proof, why } }: { readonly own: OwnApplication }) {
  const words = FIELD_WORDS[kind];
  return (
    <dl className="said mt-4">
      {fields.length > 0 && (
        <>
          <dt>{m.applications_field_fields()}</dt>
          <dd>{fieldsInWords(fields)}</dd>
        </>
      )}
      <dt>{words.languages()}</dt>
      <dd>{languagesInWords(languages)}</dd>
      <dt>{words.organisation()}</dt>
      <dd>
        <OwnWords>{organisation}</OwnWords>
      </dd>
      <dt>{m.applications_field_proof()}</dt>
      <dd>{proof === null ? m.applications_proof_gone() : <OwnWords>{proof}</OwnWords>}</dd>
      <dt>{m.applications_field_why()}</dt>
      <dd>
        <OwnText>{why}</OwnText>
      </dd>
    </dl>
  );
}

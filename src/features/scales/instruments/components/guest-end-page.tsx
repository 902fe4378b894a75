import { Form, useNavigate } from "react-router";
import { GENDER_WORDS, GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { forgetAnswers } from "../device/device-answers.ts";
import { countAnswered, firstOpen } from "../rules/device-answers.ts";
import { pathIn, pathOfScale, pathOfTry } from "../rules/paths.ts";
import type { GuestStep, ResultWords } from "../schema.ts";
import { ResultBody } from "./result-body.tsx";
import { ScalePage } from "./scale-page.tsx";

interface GuestEndPageProps {
  readonly view: GuestStep;
}

/** The end of a guest's way: the result when everything is answered, else what is left; and what an account is for. */
export function GuestEndPage({ view }: GuestEndPageProps) {
  if (view.result) return <GuestResult view={view} result={view.result} />;
  const { about, letters, items } = view;
  const total = items.length;
  const done = countAnswered(letters);
  const open = firstOpen(letters, total);
  return (
    <ScalePage>
      <PageTop
        back={{ label: about.title, to: pathOfScale(about.scale) }}
        title={done > 0 ? m.scales_done_title() : m.scales_done_none()}
      />
      {view.isOther && <Alert kind="info">{m.scales_guest_other()}</Alert>}
      <Progress
        value={done}
        max={total}
        label={m.scales_progress_name()}
        words={m.scales_guest_done_of({ done, total })}
      />
      {open !== null && (
        <>
          {done > 0 && <p>{m.scales_walk_missing({ left: total - done })}</p>}
          <p>
            <ButtonLink to={pathOfTry(about.scale, open, total)}>
              {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
            </ButtonLink>
          </p>
        </>
      )}
      {done > 0 && <Keeping view={view} isMain={open === null} />}
    </ScalePage>
  );
}

function GuestResult({ view, result }: GuestEndPageProps & { readonly result: ResultWords }) {
  const about = result.hasNorms && <Compare view={view} isOpen={result.norms === null} />;
  return (
    <ResultBody result={result} notes={result.norms === null && about}>
      {result.norms !== null && about}
      <Keeping view={view} />
    </ResultBody>
  );
}

const SCHOOL = ["8", "9", "10", "11", "12"] as const;

/** With whom to compare: asked at once, and folded once it is answered. */
function Compare({ view, isOpen }: GuestEndPageProps & { readonly isOpen: boolean }) {
  if (!isOpen)
    return (
      <div className="no-print">
        <Accordion title={m.scales_compare_heading()} heading="h2">
          <CompareForm view={view} isOpen={false} />
        </Accordion>
      </div>
    );
  return (
    <section className="no-print grid gap-3" aria-labelledby="compare">
      <h2 className="h2" id="compare">
        {m.scales_compare_heading()}
      </h2>
      <CompareForm view={view} isOpen />
    </section>
  );
}

/** A question of the page alone, answered in its address and kept nowhere. */
function CompareForm({ view, isOpen }: GuestEndPageProps & { readonly isOpen: boolean }) {
  const { about, said } = view;
  return (
    <>
      <p>{m.scales_compare_text()}</p>
      <Form
        method="get"
        action={pathIn(about.scale, "try", { number: "done" })}
        className="item-compare"
        preventScrollReset
      >
        <SelectField
          name="grade"
          label={m.scales_about_grade()}
          options={[
            { value: "", label: m.scales_about_decline() },
            ...SCHOOL.map((grade) => ({ value: grade, label: GRADE_WORDS[grade]() })),
          ]}
          defaultValue={said.grade}
        />
        <SelectField
          name="gender"
          label={m.scales_about_gender()}
          options={[
            { value: "", label: m.scales_about_decline() },
            { value: "female", label: GENDER_WORDS.female() },
            { value: "male", label: GENDER_WORDS.male() },
          ]}
          defaultValue={said.gender}
        />
        <Button kind={isOpen ? "primary" : "quiet"}>{m.scales_compare_show()}</Button>
      </Form>
    </>
  );
}

/** What an account is for, until when the device keeps the answers, and the way to delete them. */
function Keeping({ view, isMain = false }: GuestEndPageProps & { readonly isMain?: boolean }) {
  const { about, daysLeft, needsAccount } = view;
  const query = { next: pathOfScale(about.scale) };
  return (
    <section className="no-print grid gap-3" aria-labelledby="account">
      <h2 className="h2" id="account">
        {needsAccount ? m.scales_done_account() : m.scales_keep_heading()}
      </h2>
      <p>{needsAccount ? m.scales_done_account_text() : m.scales_keep_text()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind={isMain ? "primary" : "quiet"} to={pathTo("signUp", {}, query)}>
          {m.scales_guest_sign_up()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
          {m.scales_guest_sign_in()}
        </ButtonLink>
      </p>
      {daysLeft !== null && <p className="hint">{m.scales_done_days({ days: daysLeft })}</p>}
      <ForgetForm scale={about.scale} />
    </section>
  );
}

/** Deletes a guest's answers; with scripts at once, without a request. */
function ForgetForm({ scale }: { readonly scale: string }) {
  const navigate = useNavigate();
  const end = pathIn(scale, "try", { number: "done" });
  return (
    <Form
      method="post"
      action={end}
      onSubmit={(event) => {
        event.preventDefault();
        forgetAnswers(scale);
        navigate(end, { replace: true });
      }}
    >
      <input type="hidden" name="intent" value="forget" />
      <Button kind="quiet">{m.scales_guest_forget()}</Button>
    </Form>
  );
}

import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SHARE_DAYS, USUAL_SHARE_DAYS } from "../rules.ts";
import type { PlanShareLine, PlanSharesView, ShareWith } from "../schema/share.ts";
import { isolated } from "./plan-words.ts";

interface SharePageProps {
  readonly view: PlanSharesView;
  readonly done: "made" | "ended" | null;
  /** The address of a new link, the one time it is known. */
  readonly address: string | null;
  readonly timeZone: string;
  readonly refused?: Refused;
}

/** To whom one's own plan is shown, and for how long. */
export function PlanSharePage({ view, done, address, timeZone, refused }: SharePageProps) {
  return (
    <div className="wrap plan-share pb-8">
      <PageTop
        back={{ label: m.study_plan_plan_title(), to: pathTo("ownPlan") }}
        title={m.study_plan_share_title()}
        lead={m.study_plan_share_lead()}
      >
        <FormFault refused={refused} />
        {done && !refused && !address && (
          <Alert kind="ok" role="status">
            {done === "made" ? m.study_plan_share_made() : m.study_plan_share_ended()}
          </Alert>
        )}
        {address && <NewLink address={address} />}
      </PageTop>
      {!view.ways.includes("advisor") && <Alert>{m.fault_plan_objected()}</Alert>}
      {!view.isFull && view.ways.length > 0 && <ShareForm view={view} refused={refused} />}
      <section className="plan-part" aria-labelledby="shares">
        <h2 className="h2" id="shares">
          {m.study_plan_share_list()}
        </h2>
        {view.shares.length === 0 && <p>{m.study_plan_share_none()}</p>}
        <ul className="plan-shares">
          {view.shares.map((share) => (
            <ShareRow key={share.id} share={share} timeZone={timeZone} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function NewLink({ address }: { readonly address: string }) {
  return (
    <Alert kind="warn" role="status">
      <TextField
        type="url"
        name="address"
        label={m.study_plan_share_made_link()}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
    </Alert>
  );
}

const WITH: Readonly<Record<ShareWith, () => string>> = {
  guardian: m.study_plan_share_with_guardian,
  advisor: m.study_plan_share_with_advisor,
  link: m.study_plan_share_with_link,
};

function ShareForm({ view, refused }: Pick<SharePageProps, "view" | "refused">) {
  const { ways, guardians } = view;
  return (
    <PostForm className="plan-edit" noValidate>
      <RadioTiles
        name="with"
        label={m.study_plan_share_with()}
        defaultValue={typed(refused, "with") ?? ways[0]}
        error={faultOf(refused, "with")}
        options={ways.map((value) => ({
          value,
          label: WITH[value](),
          hint: value === "link" ? m.study_plan_share_link_hint() : undefined,
        }))}
      />
      {ways.includes("advisor") && !ways.includes("link") && (
        <p className="hint">
          {m.study_plan_share_minor()}{" "}
          {guardians.length === 0 && <Link to={pathTo("accountFamily")}>{m.study_plan_share_to_family()}</Link>}
        </p>
      )}
      {guardians.length > 0 && (
        <SelectField
          name="guardian"
          label={m.study_plan_share_guardian()}
          options={guardians.map(({ link, name }) => ({ value: link, label: name }))}
          defaultValue={typed(refused, "guardian")}
          error={faultOf(refused, "guardian")}
        />
      )}
      {ways.includes("advisor") && (
        <TextField
          type="email"
          name="email"
          autoComplete="off"
          label={m.study_plan_share_email()}
          hint={m.study_plan_share_email_hint()}
          defaultValue={typed(refused, "email")}
          error={faultOf(refused, "email")}
        />
      )}
      <SelectField
        name="days"
        label={m.study_plan_share_days()}
        options={SHARE_DAYS.map((count) => ({ value: String(count), label: m.study_plan_share_days_of({ count }) }))}
        defaultValue={typed(refused, "days") ?? String(USUAL_SHARE_DAYS)}
        error={faultOf(refused, "days")}
      />
      <div>
        <Button name="act" value="make">
          {m.study_plan_share_make()}
        </Button>
      </div>
    </PostForm>
  );
}

function ShareRow({ share, timeZone }: { readonly share: PlanShareLine; readonly timeZone: string }) {
  const { id, reader, expiresAt, isOver, openedCount } = share;
  const who = reader === null ? m.study_plan_share_by_link() : isolated(reader);
  const date = isolated(formatDate(expiresAt, getLocale(), timeZone));
  return (
    <li>
      <div>
        <p className="strong">{who}</p>
        <p className="hint">
          {isOver ? m.study_plan_share_over({ date }) : m.study_plan_share_until({ date })} ·{" "}
          {m.study_plan_share_opened({ count: openedCount })}
        </p>
      </div>
      <PostForm>
        <input type="hidden" name="share" value={id} />
        <Button
          kind={isOver ? "quiet" : "danger"}
          small
          name="act"
          value="end"
          aria-label={m.study_plan_share_end({ who })}
        >
          {m.study_plan_share_end_short()}
        </Button>
      </PostForm>
    </li>
  );
}

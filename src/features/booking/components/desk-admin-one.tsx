import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { describedBy, FieldNotes } from "#ui/field-frame.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { TimesOfAdvisor } from "../schema/desk.ts";
import { STATUS_WORDS } from "../schema/status-words.ts";
import type { ConsultationView } from "../schema.ts";
import { Fold, Reason } from "./desk-acts.tsx";
import { DeskHistory } from "./desk-history.tsx";
import { DeskContact, DeskQuestion, DeskWhen } from "./desk-one-page.tsx";
import { type Shown, wholeWords } from "./desk-words.ts";

interface DeskAdminOneProps {
  readonly consultation: ConsultationView;
  readonly advisorName: string | null;
  readonly times: readonly TimesOfAdvisor[];
  readonly shown: Shown;
  readonly zone: string;
  readonly isDone: boolean;
  readonly refused: RefusedForm | undefined;
}

/** One consultation for administrators: who holds it, and giving it to another advisor or cancelling it. */
export function DeskAdminOne(props: DeskAdminOneProps) {
  const { consultation: one, advisorName, shown, zone, isDone, refused } = props;
  const act = refused?.values.act ?? "";
  return (
    <div className="desk">
      <PageTop
        back={{ label: m.booking_desk_admin_back(), to: pathTo("adminConsultations") }}
        title={<bdi>{one.name}</bdi>}
        lead={<DeskWhen one={one} shown={shown} />}
      >
        <p>
          {advisorName
            ? m.booking_desk_admin_with({ name: `\u2068${advisorName}\u2069` })
            : m.booking_desk_admin_with_nobody()}
        </p>
        <p className="hint">{zone}</p>
        {isDone && !refused && (
          <Alert kind="ok" role="status">
            {m.booking_desk_done_act({ status: STATUS_WORDS[one.status]() })}
          </Alert>
        )}
        <FormFault
          refused={refused}
          labels={{ reason: m.booking_desk_reason, time_slot: m.booking_desk_time }}
          stand={{ reason: `${act}-reason`, time_slot: `${act}-time_slot` }}
        />
      </PageTop>
      <div className="desk-board">
        <div className="desk-main">
          <DeskQuestion one={one} />
          <p className="hint">{m.booking_desk_admin_private()}</p>
        </div>
        <div className="desk-side">
          {one.mayCancel && <Acts {...props} />}
          <DeskContact one={one} />
          <DeskHistory changes={one.changes} shown={shown} />
        </div>
      </div>
    </div>
  );
}

function Acts({ times, shown, refused }: DeskAdminOneProps) {
  const mine = refused?.values.act === "reassign" ? refused : undefined;
  const error = faultOf(mine, "time_slot");
  return (
    <section className="desk-acts" aria-labelledby="acts">
      <h2 className="h3" id="acts">
        {m.booking_desk_acts()}
      </h2>
      {times.length === 0 ? (
        <p className="hint">{m.booking_desk_reassign_none()}</p>
      ) : (
        <Fold act="reassign" title={m.booking_desk_reassign()} refused={refused}>
          <p className="hint">{m.booking_desk_reassign_hint()}</p>
          <div className="field">
            <label htmlFor="reassign-time_slot">{m.booking_desk_time()}</label>
            <FieldNotes id="reassign-time_slot" error={error} />
            <select
              id="reassign-time_slot"
              name="time_slot"
              className="input"
              required
              defaultValue={typed(mine, "time_slot") ?? ""}
              {...describedBy("reassign-time_slot", { error })}
            >
              <option value="">{m.booking_desk_time_choose()}</option>
              {times.map((desk) => (
                <optgroup key={desk.name + desk.times[0]?.id} label={desk.name}>
                  {desk.times.map((time) => (
                    <option key={time.id} value={time.id}>
                      {wholeWords(time, shown)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
          <Reason act="reassign" hint={m.booking_desk_reason_told()} refused={refused} />
          <Button kind="quiet">{m.booking_desk_reassign()}</Button>
        </Fold>
      )}
      <Fold act="cancel" title={m.booking_desk_cancel()} refused={refused}>
        <Reason act="cancel" hint={m.booking_desk_reason_told()} refused={refused} />
        <Button kind="danger">{m.booking_desk_cancel()}</Button>
      </Fold>
    </section>
  );
}

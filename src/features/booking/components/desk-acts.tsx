import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Summary } from "#ui/summary.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type Act, MAX } from "../rules.ts";
import type { Brief } from "../schema/desk.ts";
import type { DeskOneProps } from "./desk-one-props.ts";
import { type Shown, wholeWords } from "./desk-words.ts";

type ActsProps = Pick<DeskOneProps, "brief" | "shown" | "refused">;

/** What an advisor can do with a consultation now; only that is there. */
export function DeskActs(props: ActsProps) {
  const { brief } = props;
  const { consultation: one, mayAnswer, mayMark } = brief;
  if (!mayAnswer && !mayMark && !one.mayCancel && !one.mayMove) return null;
  return (
    <section className="desk-acts" aria-labelledby="acts">
      <h2 className="h3" id="acts">
        {mayMark ? m.booking_desk_acts_mark() : m.booking_desk_acts()}
      </h2>
      {one.proposed && (
        <p className="desk-proposed">{m.booking_desk_proposed({ time: wholeWords(one.proposed, props.shown) })}</p>
      )}
      {mayAnswer && <Approve {...props} />}
      {mayAnswer && (
        <Fold act="decline" title={m.booking_desk_decline()} {...props}>
          <Reason act="decline" hint={m.booking_desk_reason_told()} required {...props} />
          <Button kind="danger">{m.booking_desk_decline()}</Button>
        </Fold>
      )}
      {one.mayMove && <OtherTimes {...props} />}
      {one.mayCancel && one.status === "approved" && (
        <Fold act="cancel" title={m.booking_desk_cancel()} {...props}>
          <Reason act="cancel" hint={m.booking_desk_reason_told()} {...props} />
          <Button kind="danger">{m.booking_desk_cancel()}</Button>
        </Fold>
      )}
      {mayMark && <Mark brief={brief} />}
    </section>
  );
}

function Approve({ brief, refused }: ActsProps) {
  const isVideo = brief.consultation.type === "video";
  const mine = refused?.values.act === "approve" ? refused : undefined;
  return (
    <PostForm noValidate className="grid gap-3">
      <input type="hidden" name="act" value="approve" />
      {isVideo && (
        <TextField
          type="url"
          name="meeting_link"
          id="approve-meeting_link"
          label={m.advisor_desk_link()}
          hint={m.booking_desk_link_hint()}
          maxLength={500}
          defaultValue={typed(mine, "meeting_link") ?? brief.usualLink ?? ""}
          error={faultOf(mine, "meeting_link")}
        />
      )}
      <Button>{m.booking_desk_approve()}</Button>
    </PostForm>
  );
}

function OtherTimes(props: ActsProps) {
  const { brief } = props;
  if (brief.times.length === 0) return <p className="hint">{m.booking_desk_times_none()}</p>;
  return (
    <>
      <Fold act="propose" title={m.booking_desk_propose()} {...props}>
        <p className="hint">{m.booking_desk_propose_hint()}</p>
        <TimeField act="propose" {...props} />
        <Reason act="propose" {...props} />
        <Button kind="quiet">{m.booking_desk_propose_send()}</Button>
      </Fold>
      <Fold act="move" title={m.booking_desk_move()} {...props}>
        <p className="hint">{m.booking_desk_move_hint()}</p>
        <TimeField act="move" {...props} />
        <Reason act="move" hint={m.booking_desk_reason_told()} {...props} />
        <Button kind="quiet">{m.booking_desk_move()}</Button>
      </Fold>
    </>
  );
}

interface FoldProps extends Pick<ActsProps, "refused"> {
  readonly act: Act;
  readonly title: string;
  readonly children: ReactNode;
}

/** A form that opens; it stands open where it was refused. */
export function Fold({ act, title, refused, children }: FoldProps) {
  return (
    <details className="desk-fold" open={refused?.values.act === act}>
      <Summary>{title}</Summary>
      <PostForm noValidate className="grid gap-3">
        <input type="hidden" name="act" value={act} />
        {children}
      </PostForm>
    </details>
  );
}

interface ReasonProps extends Pick<ActsProps, "refused"> {
  readonly act: Act;
  readonly hint?: string;
  readonly required?: boolean;
}

export function Reason({ act, hint, required, refused }: ReasonProps) {
  const mine = refused?.values.act === act ? refused : undefined;
  return (
    <TextArea
      name="reason"
      id={`${act}-reason`}
      label={m.booking_desk_reason()}
      hint={hint}
      optional={!required}
      required={required}
      rows={2}
      maxLength={MAX.reason}
      defaultValue={typed(mine, "reason")}
      error={faultOf(mine, "reason")}
    />
  );
}

function TimeField({ act, brief, shown, refused }: ActsProps & { readonly act: Act }) {
  const mine = refused?.values.act === act ? refused : undefined;
  return (
    <SelectField
      name="time_slot"
      id={`${act}-time_slot`}
      label={m.booking_desk_time()}
      placeholder={m.booking_desk_time_choose()}
      options={timeOptions(brief.times, shown)}
      defaultValue={typed(mine, "time_slot") ?? ""}
      error={faultOf(mine, "time_slot")}
      required
    />
  );
}

function timeOptions(times: Brief["times"], shown: Shown) {
  return times.map((time) => ({ value: time.id, label: wholeWords(time, shown) }));
}

/** How a meeting went, once it has begun; it may be put right. */
function Mark({ brief: { consultation: one } }: Pick<ActsProps, "brief">) {
  const marks = [
    { act: "complete", status: "completed", label: m.booking_desk_mark_held() },
    { act: "noShowPerson", status: "noShowUser", label: m.booking_desk_mark_person() },
    { act: "noShowAdvisor", status: "noShowConsultant", label: m.booking_desk_mark_advisor() },
  ];
  const open = marks.filter(({ status }) => status !== one.status);
  return (
    <>
      {one.status !== "approved" && <p className="hint">{m.booking_desk_mark_again()}</p>}
      <PostForm className="grid gap-3">
        {open.map(({ act, label }, at) => (
          <Button key={act} name="act" value={act} kind={at === 0 && one.status === "approved" ? "primary" : "quiet"}>
            {label}
          </Button>
        ))}
      </PostForm>
    </>
  );
}

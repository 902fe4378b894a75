import { formatDate } from "#i18n/format.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { MAX } from "../rules.ts";
import type { MessageView } from "../schema.ts";
import { STATE_WORDS } from "./inbox-page.tsx";
import { inquiryWords } from "./inquiry-options.ts";

interface MessagePageProps {
  readonly message: MessageView;
  /** What was just done. */
  readonly done: "answer" | "other" | null;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** One message whole: who wrote it, what was answered, and what to do with it. */
export function MessagePage({ message, done, locale, timeZone, refused }: MessagePageProps) {
  const { reference, subject, inquiryType, state, isOverdue, dueAt, sentAt, isMine, assignedTo, answers } = message;
  const own = message.locale;
  const at = (instant: string) => formatDate(instant, locale, timeZone, "dateTime");
  return (
    <div className="read grid gap-6 pb-8">
      <PageTop
        back={{ label: m.contact_back_inbox(), to: pathTo("adminMessages") }}
        title={subject ? <bdi lang={own}>{subject}</bdi> : inquiryWords(inquiryType)}
      >
        {done && !refused && (
          <Alert kind="ok" role="status">
            {done === "answer" ? m.contact_done_answer() : m.contact_done()}
          </Alert>
        )}
        <FormFault refused={refused} />
      </PageTop>
      <dl className="facts">
        <dt>{m.contact_column_state()}</dt>
        <dd>
          {STATE_WORDS[state]()}
          {isOverdue && <strong className="late"> {m.contact_overdue()}</strong>}
        </dd>
        <dt>{m.contact_column_due_at()}</dt>
        <dd>{at(dueAt)}</dd>
        <dt>{m.contact_sender()}</dt>
        <dd>
          <bdi lang={own}>{message.name}</bdi>
        </dd>
        <dt>{m.contact_field_email()}</dt>
        <dd>
          <a href={`mailto:${message.email}`} dir="ltr">
            {message.email}
          </a>
        </dd>
        <dt>{m.contact_field_phone()}</dt>
        <dd>
          <a href={`tel:${message.phone}`} dir="ltr">
            {message.phone}
          </a>
        </dd>
        <dt>{m.contact_column_reference()}</dt>
        <dd>
          <bdi dir="ltr" lang="en">
            {reference}
          </bdi>
        </dd>
      </dl>
      <section className="card grid gap-2">
        <h2 className="h3">{m.contact_whole()}</h2>
        <p className="hint">{m.contact_sent_on({ date: at(sentAt) })}</p>
        <p dir="auto" lang={own} className="typed">
          {message.message}
        </p>
      </section>
      {answers.map(({ by, text, sentAt: answeredAt }) => (
        <section key={answeredAt} className="card grid gap-2">
          <h2 className="h3">
            {m.contact_answer_by({ name: `\u2068${by ?? m.contact_someone()}\u2069`, date: at(answeredAt) })}
          </h2>
          <p dir="auto" lang={own} className="typed">
            {text}
          </p>
        </section>
      ))}
      <PostForm className="flex flex-wrap items-center gap-3">
        <span className="hint">
          {assignedTo ? m.contact_with({ name: `\u2068${assignedTo}\u2069` }) : m.contact_with_nobody()}
        </span>
        <Button kind="quiet" small name="act" value={isMine ? "leave" : "take"}>
          {isMine ? m.contact_leave() : m.contact_take()}
        </Button>
        <Button kind="quiet" small name="act" value={state === "closed" || state === "held" ? "reopen" : "close"}>
          {state === "closed" || state === "held" ? m.contact_reopen() : m.contact_close()}
        </Button>
      </PostForm>
      <PostForm noValidate className="grid gap-3">
        <TextArea
          name="text"
          label={m.contact_answer_title()}
          hint={m.contact_answer_hint({
            email: `\u2066${message.email}\u2069`,
            language: LOCALES[message.locale].name,
          })}
          rows={8}
          required
          maxLength={MAX.answer}
          defaultValue={typed(refused, "text")}
          error={faultOf(refused, "text")}
        />
        <div>
          <Button name="act" value="answer">
            {m.contact_answer_send()}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { Niche, type NicheScene } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import { inquiryOptions } from "./inquiry-options.ts";

interface ContactPageProps {
  /** What is known of whoever is signed in. */
  readonly known: { readonly name: string; readonly email: string };
  /** The message that was just sent: its reference, and until when it is answered. */
  readonly sent: { readonly reference: string; readonly dueAt: string | null } | null;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** Somebody reads what was written and answers it. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "E",
  stands: [
    ["p-headset", -14, 1.3],
    ["stamp", 112, 0.6],
  ],
};

/** What is promised, each with a thing that stands for it. */
const PROMISES = [
  { motif: "stamp", hue: "E", words: m.contact_promise_2 },
  { motif: "p-headset", hue: "I", words: m.contact_promise_1 },
  { motif: "shield", hue: "S", words: m.contact_promise_3 },
] as const;

/** The way to people: what they promise, and the form. */
export function ContactPage({ known, sent, timeZone, refused }: ContactPageProps) {
  const isSent = sent !== null && !refused;
  return (
    <>
      <OwnTop>
        <PageTop title={m.contact_title()} lead={m.contact_lead()} />
        <Niche {...SCENE} />
      </OwnTop>
      <div className="wrap contact pb-8">
        {isSent && <Sent {...sent} timeZone={timeZone} />}
        <FormFault refused={refused} />
        {!isSent && <ContactForm known={known} refused={refused} />}
        <aside className="contact-aside">
          <h2 className="h3">{m.contact_promise()}</h2>
          <ul>
            {PROMISES.map(({ motif, hue, words }) => (
              <li key={motif} data-env={hue}>
                <FigureDrawing name={motif} className="" />
                <p>{words()}</p>
              </li>
            ))}
          </ul>
          {!isSent && (
            <section className="card grid gap-3">
              <h2 className="h3">{m.contact_before()}</h2>
              <p>{m.contact_before_text()}</p>
              <div>
                <ButtonLink kind="quiet" small to={pathTo("faq")}>
                  {m.contact_before_action()}
                </ButtonLink>
              </div>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

interface SentProps extends NonNullable<ContactPageProps["sent"]> {
  readonly timeZone: string;
}

function Sent({ reference, dueAt, timeZone }: SentProps) {
  const due = dueAt && formatDate(dueAt, getLocale(), timeZone, "dateTime");
  return (
    <Alert kind="ok" role="status" title={m.contact_sent_title()}>
      <p>{m.contact_sent_reference({ reference: `\u2066${reference}\u2069` })}</p>
      <p>{due ? m.contact_sent_due({ due: `\u2068${due}\u2069` }) : m.contact_promise_1()}</p>
      <ButtonLink kind="quiet" small to={pathTo("contact")}>
        {m.contact_sent_again()}
      </ButtonLink>
    </Alert>
  );
}

function ContactForm({ known, refused }: Pick<ContactPageProps, "known" | "refused">) {
  const field = (name: string) => ({ name, error: faultOf(refused, name) });
  return (
    <PostForm noValidate className="contact-form">
      <TextField
        {...field("name")}
        label={m.contact_field_name()}
        hint={m.contact_limit({ count: MAX.name })}
        autoComplete="name"
        required
        maxLength={MAX.name}
        defaultValue={typed(refused, "name") ?? known.name}
      />
      <div className="pair">
        <TextField
          {...field("email")}
          type="email"
          label={m.contact_field_email()}
          autoComplete="email"
          required
          defaultValue={typed(refused, "email") ?? known.email}
        />
        <TextField
          {...field("phone")}
          type="tel"
          label={m.contact_field_phone()}
          hint={m.contact_hint_phone()}
          autoComplete="tel-national"
          inputMode="tel"
          required
          defaultValue={typed(refused, "phone")}
        />
      </div>
      <SelectField
        {...field("inquiry_type")}
        label={m.contact_field_inquiry()}
        placeholder={m.contact_choose_inquiry()}
        options={inquiryOptions()}
        required
        defaultValue={typed(refused, "inquiry_type") ?? ""}
      />
      <TextField
        {...field("subject")}
        label={m.contact_field_subject()}
        hint={m.contact_limit({ count: MAX.subject })}
        required
        maxLength={MAX.subject}
        defaultValue={typed(refused, "subject")}
      />
      <TextArea
        {...field("message")}
        label={m.contact_field_message()}
        hint={m.contact_hint_message()}
        required
        rows={6}
        maxLength={MAX.message}
        defaultValue={typed(refused, "message")}
      />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{m.contact_trap()}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button>{m.contact_send()}</Button>
      </div>
    </PostForm>
  );
}

import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type InquiryType, MAX } from "../rules.ts";
import { inquiryOptions } from "./inquiry-options.ts";

interface ContactPageProps {
  /** What is known of whoever is signed in. */
  readonly known: { readonly name: string; readonly email: string };
  /** The message that was just sent: its reference, and until when it is answered. */
  readonly sent: { readonly reference: string; readonly dueAt: string | null } | null;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** Those who read what was written, desk after desk as far as the window goes. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "E",
  wide: 520,
  place: [
    ["callfloor", -20, 1.15],
    ["callfloor", 240, 1.15],
    ["callfloor", 500, 1.15],
    ["callfloor", 760, 1.15],
  ],
  stands: [
    ["p-headset", -130, 1.45],
    ["p-desk", 110, 1.2, 0, "S"],
    ["p-headset", 400, 1.2, 0, "C"],
    ["p-desk", 590, 1.2, 0, "R"],
    ["p-headset", 770, 1.2, 0, "S"],
  ],
};

/** The path of a message: what is promised of each stop, with a thing that stands for it. */
const PROMISES = [
  { motif: "stamp", hue: "E", words: m.contact_promise_2 },
  { motif: "p-type", hue: "I", words: m.contact_promise_1 },
  { motif: "shield", hue: "S", words: m.contact_promise_3 },
] as const;

/** The way to people: what they promise, and the form. */
export function ContactPage({ known, sent, timeZone, refused }: ContactPageProps) {
  const isSent = sent !== null && !refused;
  return (
    <>
      <SceneTop title={m.contact_title()} lead={m.contact_lead()} scene={SCENE} />
      <div className="wrap contact pb-8">
        {isSent && <Sent {...sent} timeZone={timeZone} />}
        <FormFault refused={refused} />
        <aside className="contact-aside">
          <h2 className="h3">{m.contact_promise()}</h2>
          <ol className="stops">
            {!isSent && (
              <li data-env="A">
                <FigureDrawing name="book" className="" />
                <p>
                  <Link to={pathTo("faq")}>{m.contact_before_text()}</Link>
                </p>
              </li>
            )}
            {PROMISES.map(({ motif, hue, words }, at) => (
              <li key={motif} data-env={hue} data-done={isSent && at === 0}>
                <FigureDrawing name={motif} className="" />
                <p>{words()}</p>
              </li>
            ))}
          </ol>
        </aside>
        {!isSent && <ContactForm known={known} refused={refused} />}
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
    <section className="contact-sent" role="status" aria-labelledby="sent" data-env="E">
      <FigureDrawing name="p-mega" className="" />
      <div>
        <h2 id="sent" className="h2">
          {m.contact_sent_title()}
        </h2>
        <p className="lead">{due ? m.contact_sent_due({ due: `\u2068${due}\u2069` }) : m.contact_promise_1()}</p>
        <p>{m.contact_sent_reference({ reference: `\u2066${reference}\u2069` })}</p>
        <ButtonLink kind="quiet" to={pathTo("contact")}>
          {m.contact_sent_again()}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What a message is about, each kind by a thing. */
const FACES: Readonly<Record<InquiryType, readonly [motif: string, hue: string]>> = {
  technical: ["gears", "C"],
  service: ["question!", "I"],
  suggestion: ["lightbulb", "R"],
  other: ["speech", "A"],
};

function ContactForm({ known, refused }: Pick<ContactPageProps, "known" | "refused">) {
  const field = (name: string) => ({ name, error: faultOf(refused, name) });
  return (
    <PostForm noValidate className="contact-form">
      <p className="hint">{m.contact_all_needed()}</p>
      <RadioTiles
        {...field("inquiry_type")}
        label={m.contact_field_inquiry()}
        options={inquiryOptions().map(({ value, label }) => ({
          value,
          label: (
            <span data-env={FACES[value][1]}>
              <FigureDrawing name={FACES[value][0]} className="" />
              {label}
            </span>
          ),
        }))}
        required
        defaultValue={typed(refused, "inquiry_type") ?? ""}
      />
      <TextField
        {...field("subject")}
        label={m.contact_field_subject()}
        required
        maxLength={MAX.subject}
        defaultValue={typed(refused, "subject")}
      />
      <TextArea
        {...field("message")}
        label={m.contact_field_message()}
        hint={m.contact_hint_message()}
        required
        rows={4}
        maxLength={MAX.message}
        defaultValue={typed(refused, "message")}
      />
      <div className="contact-who">
        <TextField
          {...field("name")}
          label={m.contact_field_name()}
          hint={m.contact_hint_name()}
          autoComplete="name"
          required
          maxLength={MAX.name}
          defaultValue={typed(refused, "name") ?? known.name}
        />
        <TextField
          {...field("email")}
          type="email"
          label={m.contact_field_email()}
          hint={m.contact_hint_email()}
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
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{m.contact_trap()}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p>
        <Button>{m.contact_send()}</Button>
      </p>
    </PostForm>
  );
}

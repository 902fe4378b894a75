import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { type FieldLabels, faultOf, type Refused } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX, SHOWN_PARTS, type ShownPart } from "../rules.ts";
import type { BookingAsk } from "../schema/booking-ask.ts";
import type { ChosenTime, Known } from "../schema/offer.ts";

/** Buttons beside the form name it. */
export const FORM_ID = "details";

export const FIELD_LABELS = {
  name: m.booking_book_name,
  email: m.booking_book_email,
  phone: m.booking_book_phone,
  consultation_field: m.booking_book_field,
  consultation_type: m.booking_book_kind,
  subject: m.booking_book_subject,
  message: m.booking_book_message,
  otp: m.booking_book_otp,
} as const satisfies FieldLabels;

export const SHOWN_WORDS: Readonly<Record<ShownPart, () => string>> = {
  results: m.booking_book_show_results,
  saved: m.booking_book_show_saved,
};

interface DetailsFormProps {
  readonly time: ChosenTime;
  readonly ask: BookingAsk;
  readonly known: Known;
  /** What was typed before. */
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly refused: Refused | undefined;
}

/** Who asks and what about. */
export function DetailsForm({ time, ask, known, values, refused }: DetailsFormProps) {
  const field = (name: keyof typeof FIELD_LABELS) => ({
    name,
    label: FIELD_LABELS[name](),
    error: faultOf(refused, name),
    required: true,
  });
  const shows = values?.shows?.split("\n") ?? [];
  const kinds = time.kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind]() }));
  const fields = time.fields.map((one) => ({ value: one, label: ADVICE_FIELD_WORDS[one]() }));
  return (
    <PostForm key="edit" id={FORM_ID} noValidate className="grid gap-5">
      <TextField
        {...field("name")}
        autoComplete="name"
        maxLength={MAX.name}
        defaultValue={values?.name ?? known.name}
      />
      <div className="pair">
        <TextField {...field("email")} type="email" autoComplete="email" defaultValue={values?.email ?? known.email} />
        <TextField
          {...field("phone")}
          type="tel"
          hint={m.booking_book_phone_hint()}
          autoComplete="tel-national"
          inputMode="tel"
          defaultValue={values?.phone ?? known.phone}
        />
      </div>
      <div className="pair">
        <SelectField
          {...field("consultation_field")}
          options={fields}
          placeholder={m.booking_book_choose()}
          defaultValue={values?.consultation_field ?? ask.field ?? ""}
        />
        <SelectField
          {...field("consultation_type")}
          options={kinds}
          placeholder={kinds.length > 1 ? m.booking_book_choose() : undefined}
          defaultValue={values?.consultation_type ?? ask.type ?? ""}
        />
      </div>
      <TextField
        {...field("subject")}
        hint={m.booking_book_subject_hint()}
        maxLength={MAX.subject}
        defaultValue={values?.subject}
      />
      <TextArea
        {...field("message")}
        hint={m.booking_book_message_hint()}
        rows={6}
        maxLength={MAX.message}
        defaultValue={values?.message}
      />
      <ShowsField shows={shows} isMinor={known.isMinor} />
      {values?.sent_to && <input type="hidden" name="sent_to" value={values.sent_to} />}
      <div>
        <Button name="step" value="check" disabled={!time.isFree}>
          {m.booking_book_go_on()}
        </Button>
      </div>
    </PostForm>
  );
}

/** What the advisor is let see before they meet. */
export function ShowsField({ shows, isMinor }: { readonly shows: readonly string[]; readonly isMinor: boolean }) {
  return (
    <fieldset className="field">
      <legend>{m.booking_book_shows()}</legend>
      <p className="hint">{isMinor ? m.booking_book_shows_minor() : m.booking_book_shows_hint()}</p>
      {SHOWN_PARTS.map((part) => (
        <CheckboxField
          key={part}
          id={`shows-${part}`}
          name="shows"
          value={part}
          label={SHOWN_WORDS[part]()}
          defaultChecked={shows.includes(part)}
        />
      ))}
    </fieldset>
  );
}

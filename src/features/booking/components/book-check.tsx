import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ADVICE_FIELDS, CONSULTATION_KINDS } from "#shared/advice.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { Button } from "#ui/button.tsx";
import { faultOf, type Refused } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CODE, SHOWN_PARTS } from "../rules.ts";
import type { AskedCode, ChosenTime } from "../schema/offer.ts";
import { FIELD_LABELS, FORM_ID, SHOWN_WORDS } from "./book-details-form.tsx";
import { Own } from "./book-own-words.tsx";
import { dateWords, spanWords } from "./book-words.ts";

interface CheckFormProps {
  readonly time: ChosenTime;
  readonly zone: string;
  readonly values: Readonly<Record<string, string>>;
  readonly code: AskedCode | null;
  readonly refused: Refused | undefined;
}

/** What goes from step to step beside the code. */
const KEPT = [...Object.keys(FIELD_LABELS).filter((name) => name !== "otp"), "shows"];

/** All of a booking once more, the code that confirms a contact where one is asked for, and the booking itself. */
export function CheckForm({ time, zone, values, code, refused }: CheckFormProps) {
  return (
    <PostForm key="check" id={FORM_ID} noValidate className="grid gap-6">
      {KEPT.flatMap((name) =>
        (values[name] ? (values[name] ?? "").split(name === "shows" ? "\n" : "\u0000") : []).map((value) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <Facts time={time} zone={zone} values={values} />
      {code && <CodePart code={code} error={faultOf(refused, "otp")} />}
      <p className="flex flex-wrap gap-3">
        <Button name="step" value="book">
          {m.booking_book_do_book()}
        </Button>
        <Button kind="quiet" name="step" value="edit" formNoValidate>
          {m.booking_book_edit()}
        </Button>
      </p>
    </PostForm>
  );
}

function Facts({ time, zone, values }: Pick<CheckFormProps, "time" | "zone" | "values">) {
  const field = ADVICE_FIELDS.find((one) => one === values.consultation_field);
  const kind = CONSULTATION_KINDS.find((one) => one === values.consultation_type);
  const shown = SHOWN_PARTS.filter((part) => values.shows?.split("\n").includes(part));
  const rows: readonly (readonly [string, string, ("ltr" | "auto")?])[] = [
    [m.booking_book_time(), `${dateWords(time.startsAt, zone)}${m.booking_book_comma()}${spanWords(time, zone)}`],
    [m.booking_book_advisor(), time.advisorName, "auto"],
    [FIELD_LABELS.consultation_field(), field ? ADVICE_FIELD_WORDS[field]() : ""],
    [FIELD_LABELS.consultation_type(), kind ? KIND_WORDS[kind]() : ""],
    [FIELD_LABELS.name(), values.name ?? "", "auto"],
    [FIELD_LABELS.email(), values.email ?? "", "ltr"],
    [FIELD_LABELS.phone(), latinDigits(values.phone ?? ""), "ltr"],
    [FIELD_LABELS.subject(), values.subject ?? "", "auto"],
    [FIELD_LABELS.message(), values.message ?? "", "auto"],
    [
      m.booking_book_shows_short(),
      shown.length > 0
        ? shown.map((part) => SHOWN_WORDS[part]()).join(m.booking_book_comma())
        : m.booking_book_shows_nothing(),
    ],
  ];
  return (
    <dl className="book-facts">
      {rows.map(([label, value, dir]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="typed">{dir === "auto" ? <Own>{value}</Own> : dir ? <bdi dir={dir}>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CodePart({ code: { contact }, error }: { readonly code: AskedCode; readonly error: string | undefined }) {
  return (
    <section className="card book-code">
      <h2 className="h3">{m.booking_book_code_title()}</h2>
      <p role="status">{m.booking_book_code_sent({ contact: `\u2066${contact}\u2069`, minutes: CODE.minutes })}</p>
      <input type="hidden" name="sent_to" value={contact} />
      <TextField
        name="otp"
        label={FIELD_LABELS.otp()}
        hint={m.booking_book_code_hint()}
        error={error}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="code-input"
      />
      <div>
        <Button kind="quiet" small name="step" value="code" formNoValidate>
          {m.booking_book_code_again()}
        </Button>
      </div>
    </section>
  );
}

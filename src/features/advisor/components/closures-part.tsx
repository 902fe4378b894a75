import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CLOSURE_KINDS, MAX } from "../rules.ts";
import type { ClosureView } from "../schema.ts";
import { CLOSURE_WORDS, ClosureList } from "./closure-list.tsx";

interface ClosuresPartProps {
  readonly closures: readonly (ClosureView & { readonly booked: number })[];
  readonly refused: RefusedForm | undefined;
  readonly locale: Locale;
}

const HINTS = {
  holiday: m.advisor_desk_closure_holiday_hint,
  closed: m.advisor_desk_closure_closed_hint,
  construction: m.advisor_desk_closure_construction_hint,
} as const;

/** Holidays and closures: what there is, and the form for another one. */
export function ClosuresPart({ closures, refused, locale }: ClosuresPartProps) {
  return (
    <section className="grid gap-4" aria-labelledby="closures">
      <h2 className="h2" id="closures">
        {m.advisor_desk_closures()}
      </h2>
      {closures.length === 0 ? (
        <p className="hint">{m.advisor_desk_closures_none()}</p>
      ) : (
        <ClosureList
          closures={closures}
          locale={locale}
          after={(closure) => (
            <>
              <Booked count={closures.find(({ id }) => id === closure.id)?.booked ?? 0} />
              <PostForm>
                <input type="hidden" name="closure" value={closure.id} />
                <Button kind="quiet" small name="intent" value="open">
                  {m.advisor_desk_closure_remove({ name: CLOSURE_WORDS[closure.kind]() })}
                </Button>
              </PostForm>
            </>
          )}
        />
      )}
      <PostForm noValidate className="closure-form">
        <RadioTiles
          name="kind"
          label={m.advisor_desk_closure_kind()}
          options={CLOSURE_KINDS.map((value) => ({ value, label: CLOSURE_WORDS[value](), hint: HINTS[value]() }))}
          defaultValue={typed(refused, "kind") ?? "holiday"}
          error={faultOf(refused, "kind")}
        />
        <div className="pair">
          <TextField
            type="date"
            name="from"
            label={m.advisor_desk_day_first()}
            required
            defaultValue={typed(refused, "from") ?? ""}
            error={faultOf(refused, "from")}
          />
          <TextField
            type="date"
            name="until"
            label={m.advisor_desk_day_last()}
            hint={m.advisor_desk_closure_until_hint()}
            optional
            defaultValue={typed(refused, "until") ?? ""}
            error={faultOf(refused, "until")}
          />
        </div>
        {(["ar", "en"] as const).map((language) => (
          <TextArea
            key={language}
            name={`reason_${language}`}
            label={language === "ar" ? m.advisor_desk_closure_reason_ar() : m.advisor_desk_closure_reason_en()}
            lang={language}
            rows={2}
            required
            maxLength={MAX.reason}
            defaultValue={typed(refused, `reason_${language}`)}
            error={faultOf(refused, `reason_${language}`)}
          />
        ))}
        <p>
          <Button name="intent" value="close">
            {m.advisor_desk_closure_add()}
          </Button>
        </p>
      </PostForm>
    </section>
  );
}

/** What is booked stands: somebody has to speak with those people. */
function Booked({ count }: { readonly count: number }) {
  return count > 0 ? <p className="desk-late">{m.advisor_desk_closure_booked({ count })}</p> : null;
}

/** What the fields of a closure are called in sentences of faults. */
export const CLOSURE_LABELS = {
  from: m.advisor_desk_day_first,
  until: m.advisor_desk_day_last,
  reason_ar: m.advisor_desk_closure_reason_ar,
  reason_en: m.advisor_desk_closure_reason_en,
  kind: m.advisor_desk_closure_kind,
};

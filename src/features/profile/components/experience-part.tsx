import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { KeptExperience } from "../schema/view.ts";
import { EntryList } from "./entry-list.tsx";
import { MonthField } from "./month-field.tsx";
import type { PartProps } from "./part-frame.tsx";
import { SaveForm } from "./save-form.tsx";

const LABELS = {
  title: m.profile_field_job_title,
  place: m.profile_field_place,
  fromMonth: m.profile_field_from,
  fromYear: m.profile_field_from,
};

/** Where somebody worked, entry by entry. */
export function ExperiencePart({ view, refused, isEditing }: PartProps) {
  const { experience } = view.profile;
  return (
    <EntryList
      part="experience"
      entries={experience}
      isEditing={isEditing}
      entry={view.editing.entry}
      add={m.profile_add_experience()}
      titleOf={({ title }) => title}
      show={(one) => <ExperienceRead one={one} />}
      form={(one) => <ExperienceForm one={one} refused={refused} />}
    />
  );
}

const monthWords = (month: string) => formatDate(`${month}-15T12:00:00Z`, getLocale(), "UTC", "monthYear");

function ExperienceRead({ one: { title, place, from, to, text } }: { one: KeptExperience }) {
  const start = monthWords(from);
  return (
    <>
      <p className="strong">
        <bdi>{title}</bdi>
      </p>
      <p>
        <bdi>{place}</bdi>
        <span className="hint block">
          {to === null ? m.profile_since({ from: start }) : m.profile_from_to({ from: start, to: monthWords(to) })}
        </span>
      </p>
      {text && (
        <p className="profile-text" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}

function ExperienceForm({ one, refused }: { one: KeptExperience | null; refused: Refused | undefined }) {
  const [fromYear = "", fromMonth = ""] = one?.from.split("-") ?? [];
  const [toYear = "", toMonth = ""] = one?.to?.split("-") ?? [];
  const kept = { title: one?.title, place: one?.place, text: one?.text, fromYear, fromMonth, toYear, toMonth };
  const field = (name: keyof typeof kept) => ({
    name,
    defaultValue: typed(refused, name) ?? kept[name] ?? "",
    error: faultOf(refused, name),
  });
  return (
    <SaveForm
      part="experience"
      version={one?.version ?? ""}
      id={one?.id}
      refused={refused}
      labels={LABELS}
      newer={one && <ExperienceRead one={one} />}
    >
      <TextField {...field("title")} label={m.profile_field_job_title()} maxLength={MAX.title} required />
      <TextField {...field("place")} label={m.profile_field_place()} maxLength={MAX.title} required />
      <MonthField name="from" label={m.profile_field_from()} month={field("fromMonth")} year={field("fromYear")} />
      <MonthField
        name="to"
        label={m.profile_field_to()}
        hint={m.profile_to_hint()}
        month={field("toMonth")}
        year={field("toYear")}
      />
      <TextArea {...field("text")} label={m.profile_field_text()} maxLength={MAX.text} rows={3} optional />
    </SaveForm>
  );
}

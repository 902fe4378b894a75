import { m } from "#i18n/paraglide/messages.js";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { KeptBusiness } from "../schema/view.ts";
import { EntryList } from "./entry-list.tsx";
import type { PartProps } from "./part-frame.tsx";
import { SaveForm } from "./save-form.tsx";

const LABELS = { name: m.profile_field_business, what: m.profile_field_what };

/** What somebody runs, entry by entry. */
export function BusinessesPart({ view, refused, isEditing }: PartProps) {
  return (
    <EntryList
      part="businesses"
      entries={view.profile.businesses}
      isEditing={isEditing}
      entry={view.editing.entry}
      add={m.profile_add_business()}
      titleOf={({ name }) => name}
      show={(one) => <BusinessRead one={one} />}
      form={(one) => <BusinessForm one={one} refused={refused} />}
    />
  );
}

function BusinessRead({ one: { name, what, link } }: { one: KeptBusiness }) {
  return (
    <>
      <p className="strong">
        <bdi>{name}</bdi>
      </p>
      <p dir="auto">{what}</p>
      {link && (
        <p>
          <a href={link} rel="noreferrer nofollow" dir="ltr" className="wrap-anywhere">
            {link.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")}
          </a>
        </p>
      )}
    </>
  );
}

function BusinessForm({ one, refused }: { one: KeptBusiness | null; refused: Refused | undefined }) {
  const field = (name: "name" | "what" | "link") => ({
    name,
    defaultValue: typed(refused, name) ?? one?.[name] ?? "",
    error: faultOf(refused, name),
  });
  return (
    <SaveForm
      part="businesses"
      version={one?.version ?? ""}
      id={one?.id}
      refused={refused}
      labels={LABELS}
      newer={one && <BusinessRead one={one} />}
    >
      <TextField {...field("name")} label={m.profile_field_business()} maxLength={MAX.name} required />
      <TextField {...field("what")} label={m.profile_field_what()} maxLength={MAX.what} required />
      <TextField
        {...field("link")}
        type="url"
        label={m.profile_field_link()}
        hint={m.profile_business_link_hint()}
        optional
      />
    </SaveForm>
  );
}

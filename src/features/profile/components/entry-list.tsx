import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import type { PartName } from "../rules/parts.ts";
import { Nothing, profileAddress } from "./part-frame.tsx";
import { isolated } from "./record-part.tsx";

interface EntryListProps<Entry extends { readonly id: number }> {
  readonly part: PartName;
  readonly entries: readonly Entry[];
  readonly isEditing: boolean;
  /** Which one is being edited; null: a new one. */
  readonly entry: number | null;
  readonly add: string;
  readonly titleOf: (entry: Entry) => string;
  readonly show: (entry: Entry) => ReactNode;
  readonly form: (entry: Entry | null) => ReactNode;
}

/** Entries, each with the way to its own form; a new one is written below them. */
export function EntryList<Entry extends { readonly id: number }>(props: EntryListProps<Entry>) {
  const { part, entries, isEditing, entry, add, titleOf, show, form } = props;
  const edited = isEditing ? entries.find(({ id }) => id === entry) : undefined;
  return (
    <>
      {entries.length === 0 && !isEditing && <Nothing />}
      {entries.length > 0 && (
        <ul className="profile-entries">
          {entries.map((one) => (
            <li key={one.id}>
              {one === edited ? (
                form(one)
              ) : (
                <div className="profile-entry">
                  <div>{show(one)}</div>
                  <Link
                    className="profile-edit"
                    to={profileAddress(part, { edit: part, entry: one.id })}
                    preventScrollReset
                    aria-label={m.profile_edit_this({ title: isolated(titleOf(one)) })}
                  >
                    <Icon name="edit" />
                    {m.profile_edit()}
                  </Link>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {isEditing && !edited && (
        <div className="grid gap-3">
          <h3 className="strong">{add}</h3>
          {form(null)}
        </div>
      )}
    </>
  );
}

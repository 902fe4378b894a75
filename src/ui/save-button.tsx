import { m } from "#i18n/paraglide/messages.js";
import { SAVE_FORM } from "#shared/save-form.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { Icon } from "./icon.tsx";
import { useRootData } from "./root-data.ts";

interface SaveButtonProps {
  /** Where the record is shown. */
  readonly to: string;
  readonly title: string;
  /** The record stands on this page before: the way back after saving without scripts leads there. */
  readonly isAgain?: boolean;
  /** With its word beside the glyph, on the record's own page. */
  readonly isNamed?: boolean;
}

/** Saves a record or takes it away again, by the form of the bars; what scripts do with it comes late (save-presses.ts). */
export function SaveButton({ to, title, isAgain, isNamed }: SaveButtonProps) {
  const root = useRootData<{ readonly saved?: readonly string[] | null }>();
  const value = savedAddress(to);
  const isSaved = root?.saved?.includes(value) ?? false;
  return (
    <button
      type="submit"
      form={SAVE_FORM}
      id={isAgain ? undefined : value}
      name={isSaved ? "remove" : "save"}
      value={value}
      className={isNamed ? "btn btn-quiet btn-small save no-print" : "icon-btn save no-print"}
      aria-pressed={isSaved}
    >
      <Icon name="save" />
      {isNamed && <span aria-hidden="true">{m.ui_save()}</span>}
      <span className="sr-only">{m.ui_save_this({ title })}</span>
    </button>
  );
}

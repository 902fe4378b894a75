import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { TextField } from "#ui/text-field.tsx";

const LABELS = {
  code: m.schools_field_code,
  paper_code: m.schools_field_paper,
  short_name: m.schools_field_short_name,
  name: m.schools_field_name,
  places: m.schools_field_places,
  days: m.schools_field_days,
};
/** Screens name these fields otherwise, so that what was typed comes back with a refusal. */
const STAND = { code: "class", paper_code: "paper", short_name: "shortName" };

/** How a code looks: no letter that may be read as a digit. */
const EXAMPLE = "\u20667KQ2-M4XT\u2069";
const PAPER_EXAMPLE = "\u20664F2K-9XQR-M7TD\u2069";

/** All that is wrong with a form of this room. */
export function SchoolFault({ refused }: { readonly refused: RefusedForm | undefined }) {
  return <FormFault refused={refused} stand={STAND} labels={LABELS} />;
}

interface CodeFieldProps {
  readonly refused: RefusedForm | undefined;
  readonly known?: string;
}

export function ClassCodeField({ refused, known }: CodeFieldProps) {
  return (
    <TextField
      name="class"
      label={m.schools_field_code()}
      hint={m.schools_field_code_hint({ example: EXAMPLE })}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={40}
      defaultValue={typed(refused, "class") ?? known}
      error={faultOf(refused, "code")}
    />
  );
}

export function PaperCodeField({ refused }: CodeFieldProps) {
  return (
    <TextField
      name="paper"
      label={m.schools_field_paper()}
      hint={m.schools_field_paper_hint({ example: PAPER_EXAMPLE })}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={60}
      defaultValue={typed(refused, "paper")}
      error={faultOf(refused, "paper_code")}
    />
  );
}

import { Link } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { Icon } from "#ui/icon.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Summary } from "#ui/summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ClassView } from "../schema.ts";
import { ClassState } from "./class-state.tsx";
import { SchoolFault } from "./code-fields.tsx";
import { CodeText } from "./code-text.tsx";
import { gradeOptions } from "./grade-options.ts";

interface ClassesPageProps {
  readonly classes: readonly ClassView[];
  readonly most: { readonly days: number; readonly places: number };
  readonly refused: RefusedForm | undefined;
  readonly locale: Locale;
  readonly timeZone: string;
}

const USUAL_PLACES = 40;
const USUAL_DAYS = 14;

/** A class before its board, and who teaches it. */
const SCENE: NicheScene = {
  hue: "E",
  mate: "C",
  wide: 600,
  place: [["lecture", -50, 1.3]],
  stands: [
    ["p-teacher", -200, 1.3],
    ["p-pupil", -60, 1.05, 0, "S"],
    ["p-cane", 24, 1.05, 0, "R"],
    ["p-onway", 90, 1.05, 0, "E"],
    ["p-bag", 164, 1.05],
    ["p-siblings", 230, 1.05, 0, "S"],
  ],
};

/** A teacher's own classes, and the form for another one. */
export function ClassesPage({ classes, most, refused, locale, timeZone }: ClassesPageProps) {
  return (
    <>
      <SceneTop title={m.schools_classes_title()} lead={m.schools_classes_lead()} scene={SCENE} />
      <div className="wrap class-codes">
        {/* A refused form comes first, with its summary. */}
        {refused && <NewClass most={most} refused={refused} />}
        {classes.length === 0 ? (
          <EmptyState title={m.schools_classes_none()}>
            <p>{m.schools_classes_none_lead()}</p>
          </EmptyState>
        ) : (
          <section aria-label={m.schools_classes_list()}>
            <ul>
              {classes.map((view) => (
                <ClassSheet key={view.documentId} view={view} locale={locale} timeZone={timeZone} />
              ))}
            </ul>
          </section>
        )}
        {/* Who has a class reads of it; the form for another is folded. */}
        {!refused && classes.length === 0 && <NewClass most={most} refused={undefined} />}
        {!refused && classes.length > 0 && (
          <details className="class-more">
            <Summary>{m.schools_new_heading()}</Summary>
            <NewClassForm most={most} refused={undefined} />
          </details>
        )}
      </div>
    </>
  );
}

interface ClassSheetProps extends Pick<ClassesPageProps, "locale" | "timeZone"> {
  readonly view: ClassView;
}

/** A class by its code, as large as a whole room reads it from the wall; how far it is stands below. */
function ClassSheet({ view, locale, timeZone }: ClassSheetProps) {
  const to = pathTo("schoolClass", { class: view.documentId });
  return (
    <li className="class-sheet">
      <h2 className="h2">
        <Link to={to}>
          <bdi>{view.name}</bdi>
        </Link>
      </h2>
      <p className="class-code">
        <span className="hint">{m.schools_sheet_heading()}</span>
        <CodeText code={view.code} />
      </p>
      <p className="class-acts">
        <CopyButton text={view.code} label={m.schools_code_copy()} done={m.schools_code_copied()} />
        <ButtonLink kind="quiet" small to={to}>
          <Icon name="print" />
          {m.schools_sheet_open()}
        </ButtonLink>
      </p>
      <div className="class-state">
        <ClassState view={view} locale={locale} timeZone={timeZone} />
      </div>
    </li>
  );
}

function NewClass({ most, refused }: Pick<ClassesPageProps, "most" | "refused">) {
  return (
    <section aria-labelledby="new-class" className="class-new">
      <h2 className="h2" id="new-class">
        {m.schools_new_heading()}
      </h2>
      <SchoolFault refused={refused} />
      <NewClassForm most={most} refused={refused} />
    </section>
  );
}

function NewClassForm({ most, refused }: Pick<ClassesPageProps, "most" | "refused">) {
  return (
    <PostForm noValidate className="form class-form">
      <TextField
        name="name"
        label={m.schools_field_name()}
        hint={m.schools_field_name_hint()}
        required
        autoComplete="off"
        defaultValue={typed(refused, "name")}
        error={faultOf(refused, "name")}
      />
      <SelectField
        name="grade"
        label={m.schools_field_grade()}
        hint={m.scales_start_for()}
        options={gradeOptions()}
        placeholder={m.schools_field_grade_any()}
        defaultValue={typed(refused, "grade")}
        error={faultOf(refused, "grade")}
      />
      <div className="pair">
        <NumberField name="places" most={most.places} value={Math.min(USUAL_PLACES, most.places)} refused={refused} />
        <NumberField name="days" most={most.days} value={Math.min(USUAL_DAYS, most.days)} refused={refused} />
      </div>
      <p>
        <Button>{m.schools_open_action()}</Button>
      </p>
    </PostForm>
  );
}

interface NumberFieldProps {
  readonly name: "places" | "days";
  readonly most: number;
  readonly value: number;
  readonly refused: RefusedForm | undefined;
}

/** How many places, or how many days. */
export function NumberField({ name, most, value, refused }: NumberFieldProps) {
  const isPlaces = name === "places";
  return (
    <TextField
      name={name}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      label={isPlaces ? m.schools_field_places() : m.schools_field_days()}
      hint={isPlaces ? m.schools_field_places_hint({ max: most }) : m.schools_field_days_hint({ max: most })}
      required
      defaultValue={typed(refused, name) ?? value}
      error={faultOf(refused, name)}
    />
  );
}

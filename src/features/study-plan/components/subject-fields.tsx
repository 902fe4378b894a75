import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import { type DoorMap, gradeField, type SubjectView, WAS_FIELD } from "../schema.ts";

/** Subjects to tick, each with the grade that is expected; and the average. */
export function SubjectFields({ map }: { readonly map: DoorMap }) {
  return (
    <fieldset className="subjects">
      <legend className="h3">{m.study_plan_subjects()}</legend>
      <p className="hint" id="subjects-hint">
        {m.study_plan_subjects_hint()}
      </p>
      {map.subjects.map(
        ({ slug, isTaken }) => isTaken && <input key={slug} type="hidden" name={WAS_FIELD} value={slug} />,
      )}
      <ul>
        {map.subjects.map((subject) => (
          <li key={subject.slug}>
            <SubjectField subject={subject} />
          </li>
        ))}
      </ul>
      <div className="subject-grade">
        <label htmlFor="average" className="strong">
          {m.study_plan_average()}
        </label>
        <Grade id="average" label={null} value={map.average.typed} isFaulty={map.average.isFaulty} />
      </div>
    </fieldset>
  );
}

function SubjectField({ subject: { slug, title, isTaken, grade, isFaulty } }: { readonly subject: SubjectView }) {
  return (
    <div className="subject-grade">
      <label className="check">
        <input type="checkbox" name="s" value={slug} defaultChecked={isTaken} />
        <span>{title}</span>
      </label>
      <Grade id={gradeField(slug)} label={m.study_plan_grade({ subject: title })} value={grade} isFaulty={isFaulty} />
    </div>
  );
}

interface GradeProps {
  readonly id: string;
  /** Said in place of a label that can be seen. */
  readonly label: string | null;
  readonly value: string;
  readonly isFaulty: boolean;
}

function Grade({ id, label, value, isFaulty }: GradeProps) {
  return (
    <span className="grade">
      {isFaulty && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="err" />
          {m.study_plan_grade_fault()}
        </span>
      )}
      <input
        id={id}
        name={id}
        type="text"
        inputMode="decimal"
        className="input"
        dir="auto"
        maxLength={8}
        autoComplete="off"
        placeholder="%"
        defaultValue={value}
        aria-label={label ?? undefined}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `${id}-error subjects-hint` : "subjects-hint"}
      />
    </span>
  );
}

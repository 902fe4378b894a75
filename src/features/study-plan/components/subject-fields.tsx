import { useState } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { Summary } from "#ui/summary.tsx";
import { type DoorMap, gradeField, WAS_FIELD } from "../schema.ts";

/** Subjects to tick, and beside them the grades that are expected in those that are ticked. */
export function SubjectFields({ map: { subjects, average, ofAll, isOwn, said } }: { readonly map: DoorMap }) {
  // Who comes with subjects sees those first on a phone; while ticking nothing folds away.
  const [isFolded] = useState(isOwn);
  const things = subjects.map(({ motif }) => motif);
  const taken = subjects.filter(({ isTaken }) => isTaken);
  return (
    <>
      <fieldset className="subjects">
        <legend className="h2">{m.study_plan_subjects()}</legend>
        {taken.map(({ slug }) => (
          <input key={slug} type="hidden" name={WAS_FIELD} value={slug} />
        ))}
        {ofAll && (
          <Link className="chip subjects-common" to={ofAll.to} preventScrollReset>
            {ofAll.said}
          </Link>
        )}
        <ul>
          {subjects.map(({ slug, title, hue, motif, isTaken }) => (
            <li key={slug} data-env={hue}>
              <label className="check">
                <FigureDrawing name={motif} className="subject-thing" among={things} />
                <span>{title}</span>
                <input type="checkbox" name="s" value={slug} defaultChecked={isTaken} />
              </label>
            </li>
          ))}
        </ul>
        <details className="subjects-all" open={!isFolded}>
          <Summary>{said.allSubjects}</Summary>
        </details>
      </fieldset>
      <fieldset className="grades">
        <legend className="h3">
          {m.study_plan_grades()}{" "}
          <span className="hint" id="grades-hint">
            {said.grades}
          </span>
        </legend>
        <ul>
          {taken.map(({ slug, title, grade, isFaulty }) => (
            <li key={slug}>
              <Grade
                id={gradeField(slug)}
                name={title}
                label={m.study_plan_grade({ subject: title })}
                value={grade}
                isFaulty={isFaulty}
              />
            </li>
          ))}
          <li>
            <Grade id="average" name={said.average} value={average.typed} isFaulty={average.isFaulty} />
          </li>
        </ul>
      </fieldset>
    </>
  );
}

interface GradeProps {
  readonly id: string;
  readonly name: string;
  /** Said in place of the name, which stands among others of its kind. */
  readonly label?: string;
  readonly value: string;
  readonly isFaulty: boolean;
}

function Grade({ id, name, label, value, isFaulty }: GradeProps) {
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        name={id}
        type="text"
        inputMode="decimal"
        className="input"
        maxLength={8}
        autoComplete="off"
        placeholder="%"
        defaultValue={value}
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? `${id}-error grades-hint` : "grades-hint"}
      />
      {isFaulty && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="err" />
          {m.study_plan_grade_fault()}
        </span>
      )}
    </>
  );
}

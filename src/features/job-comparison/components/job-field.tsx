import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { withLine } from "#ui/line/line.ts";
import type { Side } from "../schema.ts";
import type { Combobox } from "./job-options.tsx";

/** Loaded when somebody is about to type; where its code cannot come, the form alone leads to the choices. */
const JobOptions = lazy(() =>
  withLine(() => import("./job-options.tsx"))
    .then((it) => ({ default: it.JobOptions }))
    .catch(() => ({ default: () => null })),
);

interface JobFieldProps {
  readonly side: Side;
  readonly typed: string;
  readonly label: string;
}

/** A profession by its name. Without scripts it is a field of a form. */
export function JobField({ side, typed: asked, label }: JobFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const [combobox, setCombobox] = useState<Combobox>({});
  // Scripts come after the first paint: somebody may be typing already.
  useEffect(() => {
    const input = field.current;
    if (!input || document.activeElement !== input || input.value === asked) return;
    setTyped(input.value);
    setWanted(true);
  }, [asked]);
  return (
    <div className="field versus-field">
      <label htmlFor={`job-${side}`}>{label}</label>
      <p id={`job-${side}-hint`} className="hint">
        {m.job_comparison_hint()}
      </p>
      <input
        ref={field}
        id={`job-${side}`}
        name={side}
        type="search"
        className="input"
        defaultValue={asked}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby={`job-${side}-hint`}
        onFocus={() => setWanted(true)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        {...combobox}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <JobOptions side={side} typed={typed} label={label} onCombobox={setCombobox} />
        </Suspense>
      )}
    </div>
  );
}

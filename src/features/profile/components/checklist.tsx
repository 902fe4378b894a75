import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Completeness, ShownStep } from "../schema/view.ts";

/** What may still be said, each with what it brings, and how far one is. */
export function Checklist({ completeness: { steps, done } }: { completeness: Completeness }) {
  const open = steps.filter(({ isDone }) => !isDone);
  const told = steps.filter(({ isDone }) => isDone);
  return (
    <section className="profile-checklist" aria-labelledby="checklist">
      <h2 id="checklist" className="h3">
        {m.profile_state()}
      </h2>
      <Progress
        label={m.profile_state_label()}
        words={m.profile_state_share({ done, all: steps.length })}
        value={done}
        max={steps.length}
      />
      <p className="hint">{open.length > 0 ? m.profile_state_optional() : m.profile_state_done()}</p>
      {open.length > 0 && (
        <ul className="profile-steps">
          {open.map((step) => (
            <OpenStep key={step.name} step={step} />
          ))}
        </ul>
      )}
      {told.length > 0 && (
        <details>
          <summary>{m.profile_state_told()}</summary>
          <ul className="profile-steps">
            {told.map(({ name, title }) => (
              <li key={name}>
                <Icon name="check" />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OpenStep({ step: { title, benefit, to } }: { step: ShownStep }) {
  return (
    <li>
      <Icon name="next" />
      <span>
        <Link to={to}>{title}</Link>
        <span className="hint block">{benefit}</span>
      </span>
    </li>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import type { HomeCard } from "#shared/home-card.ts";
import { ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PostForm } from "#ui/post-form.tsx";

interface WaitingProps {
  readonly title: string;
  readonly cards: readonly HomeCard[];
}

/** What is not finished: one panel, each with the one thing to do. */
export function Waiting({ title, cards }: WaitingProps) {
  return (
    <section aria-labelledby="waiting" className="home-panel">
      <h2 id="waiting" className="h3">
        {title}
      </h2>
      <ul className="home-waiting">
        {cards.map(({ id, title: what, text, progress, action, dismissal }) => (
          <li key={id}>
            <div>
              <h3>{what}</h3>
              {text && <p>{text}</p>}
              {progress && (
                <p className="hint">
                  {progress.label}: <bdi>{m.ui_value_of({ value: progress.value, max: progress.max })}</bdi>
                </p>
              )}
            </div>
            {action && (
              <ButtonLink kind="quiet" to={action.to}>
                {action.label}
              </ButtonLink>
            )}
            {dismissal && (
              <PostForm action={dismissal.to}>
                <IconButton icon="close" type="submit" label={dismissal.label} name="act" value={dismissal.act} />
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

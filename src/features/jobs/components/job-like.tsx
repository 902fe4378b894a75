import { LinkRows } from "#ui/detail/part.tsx";
import { environmentIcon } from "#ui/env-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import type { JobDetail } from "../schema.ts";

/** What the work is like: how much preparation, the six environments drawn by how much there is of each, where it happens. */
export function JobLike({ job: { like, preparation } }: { job: JobDetail }) {
  const { title, sentence, levels, facts, kind } = like;
  return (
    <section aria-labelledby="like-title">
      <h2 id="like-title" className="h3 mb-2">
        {title}
      </h2>
      {(preparation || sentence) && (
        <p>
          {preparation} {sentence}
        </p>
      )}
      {levels.length > 0 && (
        <ul className="levels">
          {levels.map((one) => (
            <li key={one.code} data-env={one.code} data-level={one.level}>
              <span className="level-mark">
                <Icon name={environmentIcon(one.code)} />
              </span>
              <span>{one.title}</span>
              <span className="text-muted">{one.text}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkRows short rows={facts} texts={[kind]} />
    </section>
  );
}

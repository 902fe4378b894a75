import { environmentIcon, Icon } from "#ui/icon.tsx";
import type { JobDetail } from "../schema.ts";

/** What the work is like: six strands, each as thick as there is of it. */
export function JobLike({ job: { like } }: { job: JobDetail }) {
  const { title, levels, found } = like;
  return (
    <section aria-labelledby="like-title" className="like">
      <h2 id="like-title" className="h3">
        {title}
      </h2>
      {levels.length > 0 && (
        <ul className="levels">
          {levels.map((one) => (
            <li key={one.code} data-env={one.code} data-level={one.level}>
              <Icon name={environmentIcon(one.code)} />
              <span className="level-name">{one.title}</span>
              <span className="level-strand" />
              <span>{one.text}</span>
            </li>
          ))}
        </ul>
      )}
      {found && <p className="hint">{found}</p>}
    </section>
  );
}

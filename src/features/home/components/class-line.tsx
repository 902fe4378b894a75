import { Link } from "react-router";
import type { HomeClass } from "#shared/home-card.ts";

/** So many pupils of a class stand on its line by name; of a larger one each is a leaf alone. */
const NAMED = 16;

/** A class on the channel: a leaf for each pupil who has finished, a bud for each who has not. */
export function ClassLine({ line: { label, to, count, pupils } }: { readonly line: HomeClass }) {
  return (
    <article className="card class-line">
      <h3 className="h3">
        <Link to={to} className="card-link">
          <bdi>{label}</bdi>
        </Link>
      </h3>
      <p className="strong">{count}</p>
      {pupils.length > 0 && (
        <ol data-many={pupils.length > NAMED ? "" : undefined} aria-hidden={pupils.length > NAMED || undefined}>
          {pupils.map(({ id, name, note, isDone }) => (
            <li key={id} data-done={isDone ? "" : undefined}>
              {pupils.length <= NAMED && (
                <>
                  <span>
                    <bdi>{name}</bdi>
                  </span>{" "}
                  <span className="hint">{note}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

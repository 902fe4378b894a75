import { Link } from "react-router";
import type { HomeClass } from "#shared/home-card.ts";
import { LeafLine } from "./leaf-line.tsx";

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
      {pupils.length > 0 && <LeafLine leaves={pupils} />}
    </article>
  );
}

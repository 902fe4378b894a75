import { Link } from "react-router";
import type { HomeCard } from "#shared/home-card.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { CardPicture } from "#ui/card-picture.tsx";
import { unframed } from "#ui/drawing-framing.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf, mateOf } from "#ui/drawing-light.ts";

/** What the site has for somebody, as one street: scene beside scene, the ground below them all, under what speaks for most of them. */
export function Suggestions({ card: { id, title, text, items = [] } }: { readonly card: HomeCard }) {
  // Neighbours of one hue would be one wall of it: the next takes the second colour of its own scene.
  const hues = huesInRow(
    items.map(({ drawing: { seed, scene = "" } = { seed: "" } }) => {
      const own = hueOf(seed, null, scene);
      return [own, mateOf(seed, own, scene)];
    }),
  );
  return (
    <section aria-labelledby={id} className="wrap home-part">
      <h2 id={id} className="h2">
        {title}
        {text && <span className="home-because"> {text}</span>}
      </h2>
      <ul className="home-street">
        {items.map(({ label, to, kind, because, drawing }, at) => (
          <li key={to} className="night on-ground" data-env={hues[at]} data-light={drawing && lightOf(drawing.seed)}>
            {drawing && <CardPicture {...drawing} scene={whole(drawing.scene)} hue={hues[at]} format="wide" />}
            <div>
              {kind && <p className="hint">{kind}</p>}
              <h3 className="h3">
                <Link className="card-link" to={to}>
                  <bdi>{label}</bdi>
                </Link>
              </h3>
              {because && <p className="hint">{because}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All of a street stand in it whole and as large as each other. */
function whole(scene: string | undefined): string | undefined {
  return scene && unframed(scene);
}

import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { hueOf } from "#ui/drawing-hue.ts";

/** What the site has for somebody, as one row of small cards under what speaks for most of them. */
export function Suggestions({ card: { id, title, text, items = [] } }: { readonly card: HomeCard }) {
  // Beside a picture of the same hue stands the one further on the hexagon.
  const hues = huesInRow(
    items.map(({ drawing }) => {
      const own = hueOf(drawing?.seed ?? "", null, drawing?.scene ?? "");
      return [own, ENVIRONMENTS[(ENVIRONMENTS.indexOf(own) + 2) % ENVIRONMENTS.length] ?? own];
    }),
  );
  return (
    <section aria-labelledby={id} className="wrap home-part">
      <h2 id={id} className="h2">
        {title}
        {text && <span className="home-because"> {text}</span>}
      </h2>
      <ul className="cards home-suggested">
        {items.map(({ label, to, kind, because, drawing }, at) => (
          <Card
            key={to}
            to={to}
            title={<bdi>{label}</bdi>}
            over={kind && <p className="hint">{kind}</p>}
            picture={drawing && <CardPicture {...drawing} hue={hues[at]} />}
          >
            {because && <p className="hint">{because}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}

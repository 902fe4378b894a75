import type { HomeCard } from "#shared/home-card.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";

/** What the site has for somebody, as one row of small cards under what speaks for most of them. */
export function Suggestions({ card: { id, title, text, items = [] } }: { readonly card: HomeCard }) {
  return (
    <section aria-labelledby={id} className="wrap home-part">
      <h2 id={id} className="h2">
        {title}
        {text && <span className="home-because"> {text}</span>}
      </h2>
      <ul className="cards home-suggested">
        {items.map(({ label, to, kind, because, drawing }) => (
          <Card
            key={to}
            to={to}
            title={<bdi>{label}</bdi>}
            over={kind && <p className="hint">{kind}</p>}
            picture={drawing && <CardPicture {...drawing} />}
          >
            {because && <p className="hint">{because}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}

import { Link } from "react-router";
import type { Landing } from "../schema.ts";

/** Short things to read: the article an editor chose, and advice that changes with the day. */
export function Reading({ article, tips }: Pick<Landing, "article" | "tips">) {
  if (!article && !tips) return null;
  return (
    <div className="reading">
      {article && <Article article={article} />}
      {tips && <Tips tips={tips} />}
    </div>
  );
}

function Article({ article }: { article: NonNullable<Landing["article"]> }) {
  const lang = article.otherLocale ?? undefined;
  return (
    <section aria-labelledby="article" className="article">
      <h2 id="article" className="strong" lang={lang}>
        {article.heading}
      </h2>
      <h3 className="h2" lang={lang}>
        <Link className="card-link" to={article.to}>
          {article.title}
        </Link>
      </h3>
      <p lang={lang}>{article.description}</p>
    </section>
  );
}

function Tips({ tips: { title, tips, otherLocale } }: { tips: NonNullable<Landing["tips"]> }) {
  const lang = otherLocale ?? undefined;
  return (
    <section aria-labelledby="tips" className="tips-part">
      <h2 id="tips" className="strong" lang={lang}>
        {title}
      </h2>
      <ul className="tips" lang={lang}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

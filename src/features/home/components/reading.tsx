import { Link } from "react-router";
import type { Landing } from "../schema.ts";

/** Short things to read: the article an editor chose, and advice that changes with the day. */
export function Reading({ article, tips }: Pick<Landing, "article" | "tips">) {
  if (!article && !tips) return null;
  return (
    <div className="part">
      <div className="wrap reading">
        {article && <Article article={article} />}
        {tips && <Tips tips={tips} />}
      </div>
    </div>
  );
}

function Article({ article }: { article: NonNullable<Landing["article"]> }) {
  const lang = article.otherLocale ?? undefined;
  return (
    <section aria-labelledby="article" className="grid content-start gap-3">
      <h2 id="article" className="h2" lang={lang}>
        {article.heading}
      </h2>
      <h3 className="h3" lang={lang}>
        <Link to={article.to}>{article.title}</Link>
      </h3>
      <p lang={lang}>{article.description}</p>
    </section>
  );
}

function Tips({ tips: { title, tips, otherLocale } }: { tips: NonNullable<Landing["tips"]> }) {
  const lang = otherLocale ?? undefined;
  return (
    <section aria-labelledby="tips" className="hidden content-start gap-3 md:grid">
      <h2 id="tips" className="h2" lang={lang}>
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

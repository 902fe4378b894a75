import { Link } from "react-router";
import { LateDrawing } from "#ui/late-drawing.tsx";
import type { Landing } from "../schema.ts";

/** The article an editor chose. */
export function Reading({ title, article }: Pick<Landing, "article"> & { readonly title: string }) {
  if (!article) return null;
  return (
    <section aria-labelledby="reading" className="reading">
      <h2 id="reading">{title}</h2>
      <Article article={article} />
    </section>
  );
}

function Article({ article }: { article: NonNullable<Landing["article"]> }) {
  const lang = article.otherLocale ?? undefined;
  return (
    <article className="article">
      <LateDrawing seed={article.to} format="banner" scene={article.scene} />
      <div>
        <p className="hint" lang={lang}>
          {article.heading}
        </p>
        <h3 className="h3" lang={lang}>
          <Link className="card-link" to={article.to}>
            {article.title}
          </Link>
        </h3>
        <p lang={lang}>{article.description}</p>
      </div>
    </article>
  );
}

/** One piece of advice that changes with the day. */
export function Tip({ tips: { title, tips, otherLocale } }: { tips: NonNullable<Landing["tips"]> }) {
  const lang = otherLocale ?? undefined;
  return (
    <p className="tip" lang={lang}>
      <strong>{title}: </strong>
      {tips[0]}
    </p>
  );
}

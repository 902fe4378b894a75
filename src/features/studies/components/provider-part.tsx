import { m } from "#i18n/paraglide/messages.js";
import { CardPicture } from "#ui/card-picture.tsx";
import { Paragraphs } from "#ui/detail/sections.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ChosenProvider } from "../schema.ts";
import { StudyMarks } from "./study-card.tsx";

/** The university or institution a list is narrowed to, before what it offers. */
export function ProviderPart({ provider }: { provider: ChosenProvider }) {
  const { kind, slug, name, location, summary, texts, picture, scene, otherLocale: lang } = provider;
  return (
    <section aria-labelledby="provider" className="card mt-6 max-w-read">
      <div className="card-picture">
        <CardPicture file={picture} seed={`${kind}/${slug}`} hue={kind} scene={scene} />
      </div>
      <h2 id="provider" className="h2" lang={lang}>
        {name}
      </h2>
      <p className="hint" lang={lang}>
        {location}
      </p>
      <p lang={lang}>{summary}</p>
      <details className="fold">
        <summary>
          {m.studies_provider_more({ name })}
          <Icon name="down" />
        </summary>
        <div className="prose">
          <Paragraphs texts={texts} lang={lang} />
        </div>
      </details>
      {provider.sample && <p className="hint">{m.studies_sample_text()}</p>}
      <StudyMarks study={{ sample: false, otherLocale: lang }} />
    </section>
  );
}

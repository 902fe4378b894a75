import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "../icon.tsx";
import { Paragraphs } from "./sections.tsx";

interface StoryProps {
  readonly texts: readonly string[];
  readonly lang?: string;
  /** The rest waits in a fold on every screen: much more follows on the page. */
  readonly isShort?: boolean;
}

/** A story in paragraphs; on a phone all but the first wait in a fold, where there is room they simply follow. */
export function Story({ texts: [first, ...rest], lang, isShort = false }: StoryProps) {
  return (
    <>
      {first && <Paragraphs texts={[first]} lang={lang} />}
      {rest.length > 0 && (
        <details className={isShort ? "fold story-rest" : "fold fold-phone"}>
          <summary>
            {m.ui_detail_read_on()}
            <Icon name="down" />
          </summary>
          <div className="detail-story">
            <Paragraphs texts={rest} lang={lang} />
          </div>
        </details>
      )}
    </>
  );
}

import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ShareLine } from "../schema.ts";
import { shownLine } from "./words.ts";

interface ShareListProps {
  readonly shares: readonly ShareLine[];
  readonly timeZone: string;
}

/** What is shared of a result: with whom, what, until when, how often it was opened, and its end. */
export function ShareList({ shares, timeZone }: ShareListProps) {
  return (
    <section className="grid content-start gap-4" aria-labelledby="shares">
      <h2 className="h2" id="shares">
        {m.scales_share_list()}
      </h2>
      {shares.length === 0 && <p>{m.scales_share_none()}</p>}
      {shares.length > 0 && (
        <ul className="share-lines">
          {shares.map((share) => (
            <Line key={share.id} share={share} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {shares.length > 0 && <p className="hint">{m.scales_share_opened_hint()}</p>}
    </section>
  );
}

function Line({ share, timeZone }: { readonly share: ShareLine; readonly timeZone: string }) {
  const { id, advisor, shows, madeAt, expiresAt, isOver, openedAt, openedCount } = share;
  const locale = getLocale();
  const day = (at: string) => formatDate(at, locale, timeZone);
  const what = advisor === null ? m.scales_share_line_link() : m.scales_share_line_advisor({ name: isolated(advisor) });
  const parts = shownLine(shows);
  const until = isOver
    ? m.scales_share_line_over({ date: day(expiresAt) })
    : m.scales_share_line_until({ date: day(expiresAt) });
  const which = { what: `${what} (${m.scales_share_line_made({ date: day(madeAt) })})` };
  return (
    <li data-over={isOver ? "" : undefined}>
      <h3 className="h3">{what}</h3>
      <p>{parts}</p>
      <p className="hint">
        {m.scales_share_line_made({ date: day(madeAt) })} · {until}
      </p>
      <p className="hint">
        {openedCount === 0 ? m.scales_share_not_opened() : m.scales_share_opened({ count: openedCount })}
        {openedAt && <> · {m.scales_share_opened_last({ date: day(openedAt) })}</>}
      </p>
      <PostForm>
        <input type="hidden" name="share" value={id} />
        <Button
          kind={isOver ? "quiet" : "danger"}
          small
          name="act"
          value="end"
          aria-label={isOver ? m.scales_share_remove_which(which) : m.scales_share_end_which(which)}
        >
          {isOver ? m.scales_share_remove() : m.scales_share_end()}
        </Button>
      </PostForm>
    </li>
  );
}

function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

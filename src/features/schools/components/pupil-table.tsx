import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Table } from "#ui/table.tsx";
import type { PupilView } from "../schema.ts";

interface PupilTableProps {
  readonly pupils: readonly PupilView[];
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Who joined and who finished; a result stands there only if its owner agreed. */
export function PupilTable({ pupils, locale, timeZone }: PupilTableProps) {
  const day = (at: string) => formatDate(at, locale, timeZone);
  return (
    <Table
      caption={m.schools_pupils_heading()}
      head={[
        m.schools_col_name(),
        m.schools_col_joined(),
        m.schools_col_finished(),
        m.schools_col_result(),
        m.schools_col_actions(),
      ]}
      rows={pupils.map((pupil) => ({
        key: pupil.documentId,
        cells: [
          <span key="name">
            <span className="class-leaf" aria-hidden="true">
              <span data-done={pupil.finishedAt !== null} />
            </span>
            <bdi>{pupil.shortName}</bdi>
          </span>,
          day(pupil.joinedAt),
          pupil.finishedAt ? m.schools_finished_at({ date: day(pupil.finishedAt) }) : m.schools_not_finished(),
          <PupilResult key="result" pupil={pupil} day={day} />,
          <PupilActions key="actions" pupil={pupil} />,
        ],
      }))}
    />
  );
}

/** What its owner agreed to show, or that nothing is. */
function PupilResult({ pupil, day }: { readonly pupil: PupilView; readonly day: (at: string) => string }) {
  if (!pupil.result && !pupil.claimed) return <span className="hint class-none">{m.schools_result_none()}</span>;
  return (
    <>
      {pupil.result
        ? `${pupil.result.codeNames || m.schools_result_unclear()} · ${day(pupil.result.completedAt)}`
        : m.schools_result_none()}
      {pupil.claimed && <span className="hint block">{m.schools_claimed()}</span>}
    </>
  );
}

function PupilActions({ pupil }: { readonly pupil: PupilView }) {
  const name = `\u2068${pupil.shortName}\u2069`;
  const askId = `remove-${pupil.documentId}`;
  return (
    <details>
      <summary className="btn btn-quiet btn-small" aria-label={m.schools_remove_for({ name })}>
        {m.schools_remove()}
      </summary>
      <PostForm className="pupil-ask">
        <p id={askId}>{m.schools_remove_confirm({ name })}</p>
        <input type="hidden" name="place" value={pupil.documentId} />
        <p>
          <Button name="intent" value="remove" kind="danger" small aria-describedby={askId}>
            {m.schools_remove_yes()}
          </Button>
        </p>
      </PostForm>
    </details>
  );
}

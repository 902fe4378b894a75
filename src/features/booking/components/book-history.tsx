import { m } from "#i18n/paraglide/messages.js";
import type { Act } from "../rules.ts";
import type { ChangeView } from "../schema.ts";
import { Own } from "./book-own-words.tsx";
import { dateWords, isolated, timeWords } from "./book-words.ts";

/** What was done, as the person who booked reads it. */
const ACT_WORDS: Readonly<Record<Act, (inputs: { date: string }) => string>> = {
  book: m.booking_book_act_book,
  approve: () => m.booking_book_act_approve(),
  decline: () => m.booking_book_act_decline(),
  cancel: () => m.booking_book_act_cancel(),
  move: m.booking_book_act_move,
  propose: () => m.booking_book_act_propose(),
  accept: m.booking_book_act_accept,
  keep: () => m.booking_book_act_keep(),
  show: () => m.booking_book_act_show(),
  reassign: m.booking_book_act_reassign,
  expire: () => m.booking_book_act_expire(),
  complete: () => m.booking_book_act_complete(),
  noShowPerson: () => m.booking_book_act_no_show_person(),
  noShowAdvisor: () => m.booking_book_act_no_show_advisor(),
};

function sideWords({ side, by }: ChangeView): string {
  if (side === "person") return m.booking_book_side_you();
  if (by) return by;
  if (side === "advisor") return m.booking_book_side_advisor();
  return side === "admin" ? m.booking_book_side_admin() : m.booking_book_side_system();
}

/** What became of a consultation: what was done, by whom, when and why; the last first. */
export function History({ changes, zone }: { readonly changes: readonly ChangeView[]; readonly zone: string }) {
  return (
    <section className="grid gap-3" aria-labelledby="history">
      <h2 className="h2" id="history">
        {m.booking_book_history()}
      </h2>
      <ol className="book-history">
        {[...changes].reverse().map((change) => (
          <li key={`${change.at}${change.act}`}>
            <p className="strong">
              {ACT_WORDS[change.act]({
                date: isolated(
                  `${dateWords(change.startsAt, zone)}${m.booking_book_comma()}${timeWords(change.startsAt, zone)}`,
                ),
              })}
            </p>
            <p className="hint facts-line">
              <span>
                <Own>{sideWords(change)}</Own>
              </span>
              <time dateTime={change.at}>
                {dateWords(change.at, zone)}
                {m.booking_book_comma()}
                {timeWords(change.at, zone)}
              </time>
            </p>
            {change.reason && (
              <p className="typed">
                <Own>{change.reason}</Own>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

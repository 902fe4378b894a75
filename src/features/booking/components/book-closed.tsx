import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { bookingPath } from "../schema/booking-ask.ts";
import type { ClosedView, Hindrance } from "../schema/offer.ts";
import { dayWords, isolated } from "./book-words.ts";

/** Why nothing can be booked now: a dialog that opens by itself, and a notice that stays. */
export function ClosedNotice({ closed }: { readonly closed: ClosedView }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const title = closed.kind === "construction" ? m.booking_book_construction() : m.booking_book_closed();
  const words = (
    <>
      <p dir="auto">{closed.reason}</p>
      {closed.until && <p>{m.booking_book_closed_until({ date: isolated(dayWords(closed.until)) })}</p>}
      <p>{m.booking_book_closed_rest()}</p>
    </>
  );
  return (
    <>
      <Alert kind="warn" title={title}>
        {words}
      </Alert>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <div className="grid gap-4 pt-2">
          {words}
          <div>
            <Button type="button" autoFocus onClick={() => setOpen(false)}>
              {m.booking_book_closed_ok()}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

type Refusal = NonNullable<Hindrance["refusal"]>;

const REFUSALS: Readonly<Record<Refusal, { readonly title: () => string; readonly words: () => string }>> = {
  booking_age_needed: { title: m.booking_book_age_title, words: m.booking_book_age_words },
  booking_guardian_needed: { title: m.booking_book_guardian_title, words: m.booking_book_guardian_words },
  booking_objected: { title: m.booking_book_objected_title, words: m.booking_book_objected_words },
};

/** What this person does first, with the way there. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal }) {
  const { title, words } = REFUSALS[refusal];
  const isAge = refusal === "booking_age_needed";
  const to = isAge ? pathTo("careerTestProfile", {}, { next: bookingPath({}) }) : pathTo("accountGuardian");
  return (
    <Alert kind="info" title={title()}>
      <p>{words()}</p>
      <p className="pt-2">
        <ButtonLink small to={to}>
          {isAge ? m.booking_book_age_action() : m.booking_book_guardian_action()}
        </ButtonLink>
      </p>
    </Alert>
  );
}

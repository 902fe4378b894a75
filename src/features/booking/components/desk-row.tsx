import type { ReactNode } from "react";
import { Link } from "react-router";
import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { STATUS_WORDS } from "../schema/status-words.ts";
import type { ConsultationLine } from "../schema.ts";
import { dayWords, type Shown, spanWords } from "./desk-words.ts";

interface DeskRowProps {
  readonly line: ConsultationLine;
  readonly shown: Shown;
  readonly to: string;
  /** The day stands over the row, so that the row says the time alone. */
  readonly isDaySaid?: boolean;
  readonly isStatusSaid?: boolean;
  readonly children?: ReactNode;
}

/** One consultation in a list: when, who, what about, how; the whole row opens it. */
export function DeskRow({ line, shown, to, isDaySaid, isStatusSaid, children }: DeskRowProps) {
  const { startsAt, withName, subject, field, type, status } = line;
  return (
    <li className="desk-row" data-status={status}>
      <p className="desk-when">
        {!isDaySaid && <span>{dayWords(startsAt, shown)}</span>}
        <time dateTime={startsAt}>
          <bdi>{spanWords(line, shown)}</bdi>
        </time>
      </p>
      <div className="desk-what">
        <p className="strong">
          <Link to={to} className="card-link">
            <bdi>{withName ?? m.booking_desk_someone_gone()}</bdi>
          </Link>
        </p>
        <p>
          <bdi>{subject}</bdi>
        </p>
        <p className="hint">
          {ADVICE_FIELD_WORDS[field]()} · {KIND_WORDS[type]()}
          {isStatusSaid && ` · ${STATUS_WORDS[status]()}`}
        </p>
        {children}
      </div>
    </li>
  );
}

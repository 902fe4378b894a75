import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { LINK_MINUTES } from "../rules.ts";
import type { ConsultationView } from "../schema.ts";
import { dateWords, isolated, timeWords } from "./book-words.ts";

const MINUTE_MS = 60_000;
/** What is further away is read when the page is opened again. */
const FAR_MS = 6 * 60 * MINUTE_MS;
const SOON_MS = 2000;

interface MeetingProps {
  readonly view: ConsultationView;
  /** The moment of the server this was read at. */
  readonly now: string;
  readonly zone: string;
}

/** The way into the meeting, shown shortly before it; until then it is said when that will be, and the page looks again by itself. */
export function Meeting({ view, now, zone }: MeetingProps) {
  const { revalidate } = useRevalidator();
  const opens = Date.parse(view.startsAt) - LINK_MINUTES * MINUTE_MS;
  const wait = opens - Date.parse(now);
  const isComing = view.status === "approved" && wait > 0 && wait < FAR_MS;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => void revalidate(), wait + SOON_MS);
    return () => clearTimeout(timer);
  }, [isComing, wait, revalidate]);
  if (view.status !== "approved" || Date.parse(view.endsAt) < Date.parse(now)) return null;
  if (view.type === "chat") return <p>{m.booking_book_chat_where()}</p>;
  if (view.meetingLink)
    return (
      <p>
        <a className="btn btn-primary" href={view.meetingLink} target="_blank" rel="noreferrer noopener">
          {m.booking_book_meeting_open()}
        </a>
      </p>
    );
  if (wait <= 0) return <p>{m.booking_book_meeting_missing()}</p>;
  const at = new Date(opens).toISOString();
  return (
    <p>
      {m.booking_book_meeting_when({
        time: isolated(`${dateWords(at, zone)}${m.booking_book_comma()}${timeWords(at, zone)}`),
      })}
    </p>
  );
}

import { Link } from "react-router";
import type { HomeMoment, HomeRequest } from "#shared/home-card.ts";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { PostForm } from "./post-form.tsx";
import { Summary } from "./summary.tsx";
import { TextArea } from "./text-area.tsx";

/** The day as on a leaf of a calendar; beside it stands the weekday and the time. */
export function DayLeaf({ when: { month, day, weekday, time } }: { readonly when: Omit<HomeMoment, "who" | "note"> }) {
  return (
    <p className="day-leaf">
      <span>{month}</span> <b>{day}</b> <span>{weekday}</span> <bdi>{time}</bdi>
    </p>
  );
}

interface RequestProps {
  readonly request: HomeRequest;
  readonly heading?: "h2" | "h3";
}

/** A booking that waits, as a ticket with its two answers: each is sent to the page of this consultation, which says what is wrong with it. */
export function RequestTicket({ request, heading: Heading = "h2" }: RequestProps) {
  const { id, who, about, asks, facts, when, to, words, most } = request;
  return (
    <li className="card request">
      <DayLeaf when={when} />
      <div className="request-who">
        <Avatar firstName={who} lastName="" picture={null} />
        <div>
          <Heading className="h3">
            <Link to={to}>
              <bdi>{who}</bdi>
            </Link>
          </Heading>
          <p className="strong">
            <bdi>{about}</bdi>
          </p>
          <p>
            <bdi>{asks}</bdi>
          </p>
          <p className="hint">{facts}</p>
        </div>
      </div>
      <div className="request-acts">
        <p className="request-left">{when.note}</p>
        <PostForm action={to}>
          <Button name="act" value="approve">
            {words.accept}
          </Button>
        </PostForm>
        <details className="request-no">
          <Summary>{words.decline}</Summary>
          <PostForm action={to} className="grid gap-3">
            <input type="hidden" name="act" value="decline" />
            <TextArea
              name="reason"
              id={`${id}-reason`}
              label={words.reason}
              hint={words.told}
              required
              rows={2}
              maxLength={most}
            />
            <Button kind="danger">{words.decline}</Button>
          </PostForm>
        </details>
      </div>
    </li>
  );
}

import { Link } from "react-router";
import type { HomeCard, HomeMeeting, HomePerson } from "#shared/home-card.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { DayLeaf, RequestTicket } from "#ui/request-ticket.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import besideSheet from "#ui/styles/beside-sheet.css?url";
import type { Home } from "../schema.ts";
import { ClassLine } from "./class-line.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { HomePart } from "./home-part.tsx";

/** The home of somebody beside others begins with them: who waits or who it is about, what is next, how far a class is, what is shared. */
export function HomeBeside({ home }: { readonly home: Home }) {
  const { lead, cards, today, figures, words } = home;
  const all = [lead, ...cards];
  const desk = all.find(({ requests }) => requests);
  const family = all.find(({ talk }) => talk);
  const classes = all.find((card) => card.classes);
  const shown = all.filter((card) => card.people?.length && card !== family);
  const isAlone = family?.people?.length === 1;
  const child = isAlone && family === lead ? family.people?.[0]?.name : undefined;
  // With one child the question that opens a talk is what the page is for.
  const talk = child ? family?.talk : undefined;
  return (
    <>
      <link rel="stylesheet" href={besideSheet} precedence="default" />
      <OwnTop figures={figures}>
        <PageTop
          trail={null}
          title={
            talk ? (
              talk.over
            ) : lead.headline ? (
              <>
                <span className="result-kind">
                  {words.welcome} · {today}
                </span>
                {lead.headline}
              </>
            ) : (
              words.welcome
            )
          }
          lead={talk || lead.headline ? undefined : today}
        >
          {talk && (
            <>
              <p className="home-asks">{talk.question}</p>
              <p>
                {words.welcome} · {today}
              </p>
              <p>
                <ButtonLink to={talk.link.to}>{talk.link.label}</ButtonLink>
              </p>
            </>
          )}
        </PageTop>
      </OwnTop>
      {desk && <Desk card={desk} />}
      {talk && family ? <Child card={family} /> : family && <Family card={family} isAlone={isAlone} />}
      {desk?.followUps && <FollowUps {...desk.followUps} />}
      {lead.how && <How card={lead} how={lead.how} />}
      {(classes || shown.length > 0) && (
        <div className="wrap home-two">
          {classes && (
            <HomePart card={classes}>
              {classes.classes?.map((one) => (
                <ClassLine key={one.to} line={one} />
              ))}
            </HomePart>
          )}
          {shown.map((card) => (
            <HomePart key={card.id} card={card}>
              {card.people?.map((one) => (
                <Person key={one.link.to} person={one} />
              ))}
            </HomePart>
          ))}
        </div>
      )}
    </>
  );
}

/** Bookings that wait hang on the channel as tickets, beside them the next consultation. */
function Desk({ card: { requests = [], next, action } }: { readonly card: HomeCard }) {
  if (requests.length === 0 && !next) return <Way action={action} />;
  const meeting = next && <Meeting next={next} isMain={requests.length === 0} action={action} />;
  return (
    <div className="wrap home-hang">
      {next?.isFirst && meeting}
      {requests.length > 0 && (
        <ul className="requests">
          {requests.map((one) => (
            <RequestTicket key={one.id} request={one} />
          ))}
        </ul>
      )}
      {next ? !next.isFirst && meeting : <Way action={action} />}
    </div>
  );
}

function Way({ action }: Pick<HomeCard, "action">) {
  if (!action) return null;
  return (
    <p className="home-way">
      <ButtonLink kind="quiet" to={action.to}>
        {action.label}
      </ButtonLink>
    </p>
  );
}

interface MeetingProps extends Pick<HomeCard, "action"> {
  readonly next: HomeMeeting;
  readonly isMain: boolean;
}

function Meeting({ next: { over, about, when, label, to }, isMain, action }: MeetingProps) {
  return (
    <section className="card request request-next" aria-labelledby="next">
      <DayLeaf when={when} />
      <div className="request-who">
        <Avatar firstName={when.who} lastName="" picture={null} />
        <div>
          <p className="hint">{over}</p>
          <h2 className="h3" id="next">
            <bdi>{when.who}</bdi>
          </h2>
          <p className="strong">
            <bdi>{about}</bdi>
          </p>
          <p className="hint">{when.note}</p>
        </div>
      </div>
      <p className="request-acts">
        <ButtonLink kind={isMain ? "primary" : "quiet"} to={to}>
          {label}
        </ButtonLink>
        {action && <Link to={action.to}>{action.label}</Link>}
      </p>
    </section>
  );
}

/** What the one child shares: the water comes from the window's edge, what it says beside it. */
function Child({ card: { people = [], headline } }: { readonly card: HomeCard }) {
  const [person] = people;
  if (!person) return null;
  const { name, text, note, branches, link } = person;
  return (
    <section className="wrap home-child" aria-labelledby="child">
      {branches && <SixBranches {...branches} />}
      <div>
        <h2 className="h2" id="child">
          {name && <Avatar firstName={name} lastName="" picture={null} />} {headline}
        </h2>
        <p>{text}</p>
        {note && <p className="hint">{note}</p>}
        <Onward {...link} />
      </div>
    </section>
  );
}

/** The one way on from what somebody shares. */
function Onward({ to, label }: HomePerson["link"]) {
  return (
    <p>
      <ButtonLink kind="quiet" to={to}>
        {label}
      </ButtonLink>
    </p>
  );
}

interface FamilyProps {
  readonly card: HomeCard;
  readonly isAlone: boolean;
}

/** What a child shares, a row for each, and the question that opens a talk. */
function Family({ card: { people = [], talk }, isAlone }: FamilyProps) {
  return (
    <div className="wrap home-hang">
      <div className="requests">
        {people.map((one) => (
          <Person key={one.link.to} person={one} isNamed={!isAlone} />
        ))}
      </div>
      {talk && (
        <section className="card home-talk" aria-labelledby="talk">
          <h2 className="hint" id="talk">
            {talk.over}
          </h2>
          <blockquote>{talk.question}</blockquote>
          <p>
            <ButtonLink to={talk.link.to}>{talk.link.label}</ButtonLink>
          </p>
        </section>
      )}
    </div>
  );
}

/** Somebody and what they share: their own branches on the night, in words beside them. */
function Person({ person, isNamed = true }: { readonly person: HomePerson; readonly isNamed?: boolean }) {
  const { name, unnamed, text, note, branches, link } = person;
  return (
    <section className={isNamed ? "night home-lead home-person" : "card home-lead home-person"}>
      <div className="home-lead-words">
        {isNamed && name && (
          <h3 className="h3">
            <Avatar firstName={name} lastName="" picture={null} /> <bdi>{name}</bdi>
          </h3>
        )}
        {isNamed && !name && (
          <h3 className="h3">
            <span className="avatar home-unnamed" aria-hidden="true" /> {unnamed?.title ?? text}
          </h3>
        )}
        {(name || unnamed || !isNamed) && <p>{text}</p>}
        {note && <p className="hint">{note}</p>}
        {unnamed && <p className="hint">{unnamed.why}</p>}
        <Onward {...link} />
      </div>
      {branches && <SixBranches {...branches} size="card" />}
    </section>
  );
}

/** How one gets there, step by step along the channel. */
function How({ card: { title, text, action }, how }: { readonly card: HomeCard; readonly how: readonly string[] }) {
  return (
    <div className="wrap home-hang">
      <section className="home-next" aria-labelledby="lead">
        <h2 id="lead" className="h3">
          {title}
        </h2>
        {text && <p>{text}</p>}
        <ol className="steps-line">
          {how.map((one) => (
            <li key={one}>
              <span className="card-link">{one}</span>
            </li>
          ))}
        </ol>
        {action && (
          <p>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </p>
        )}
      </section>
    </div>
  );
}

import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { Niche, type NicheScene } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { NewsFace, NewsOfDay, Notification, NotificationsView } from "../schema.ts";
import { goesOnFrom } from "./goes-on.ts";

/** Somebody on the way who looks at a phone: news reaches one where one is. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "R",
  wide: 520,
  place: [["busstop", 60, 1.5]],
  stands: [
    ["p-bag", -30, 1.5],
    ["newspaper!", -190, 1.1, 0, "S"],
  ],
};

/** What will stand here. */
const COMING = [
  { name: "book", hue: "S", title: m.notifications_comes_read, text: m.notifications_comes_read_text },
  { name: "badge", hue: "E", title: m.notifications_comes_account, text: m.notifications_comes_account_text },
  { name: "speech", hue: "I", title: m.notifications_comes_booking, text: m.notifications_comes_booking_text },
];

interface NotificationsPageProps {
  readonly view: NotificationsView;
  readonly refused?: RefusedForm;
}

/** All one's notifications, the unread first, then day by day, the newest first; one press marks one read and opens what it is about. */
export function NotificationsPage({ view, refused }: NotificationsPageProps) {
  const { items, tab, total, unread, isLater, canUndo } = view;
  const tabs = [
    { id: "all", label: m.notifications_tab_all(), to: pathTo("notifications") },
    {
      id: "unread",
      label: m.notifications_tab_unread({ count: unread }),
      to: pathTo("notifications", {}, { tab: "unread" }),
    },
  ];
  return (
    <>
      <OwnTop>
        <PageTop
          title={m.notifications_title()}
          lead={unread > 0 ? m.notifications_lead_unread({ count: unread }) : m.notifications_lead()}
        />
        <Niche {...SCENE} />
      </OwnTop>
      <div className="wrap pb-8">
        {canUndo && !refused && <MarkedAll />}
        <FormFault refused={refused} />
        <div className="news-page">
          <div className="news-side">
            {(total > 0 || tab === "unread") && (
              <ViewLinks className="" label={m.notifications_tabs()} views={tabs} current={tab} />
            )}
            {items.length > 0 && unread > 0 && !isLater && (
              <PostForm>
                <input type="hidden" name="up_to" value={items[0]?.id} />
                <Button kind="quiet" small name="act" value="all">
                  {m.notifications_mark_all()}
                </Button>
              </PostForm>
            )}
            <Link to={pathTo("notificationsSettings")}>{m.notifications_settings()}</Link>
          </div>
          {items.length === 0 ? (
            <>
              <EmptyState title={tab === "unread" ? m.notifications_none() : m.notifications_none_ever()}>
                <p>{m.notifications_none_more()}</p>
                <ButtonLink to={pathTo("resources")}>{m.notifications_none_action()}</ButtonLink>
              </EmptyState>
              {tab !== "unread" && <WhatComes />}
            </>
          ) : (
            <Days {...view} />
          )}
        </div>
      </div>
    </>
  );
}

/** Before the first of them: what brings one. */
function WhatComes() {
  return (
    <ul className="news-coming">
      {COMING.map(({ name, hue, title, text }) => (
        <li key={name} data-env={hue}>
          <span className="news-face">
            <FigureDrawing name={name} className="" />
          </span>
          <div>
            <p className="strong">{title()}</p>
            <p>{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is not read yet first, with its age; then the rest day by day. */
function groupsOf({ days, tab }: NotificationsView): readonly (NewsOfDay & { readonly isFresh?: true })[] {
  if (tab === "unread") return days;
  const unread = days.flatMap(({ items }) => items.filter(({ item }) => !item.read));
  if (unread.length === 0) return days;
  const rest = days.flatMap(({ day, items }) => {
    const read = items.filter(({ item }) => item.read);
    return read.length > 0 ? { day, items: read } : [];
  });
  const fresh = unread.map((one) => ({ ...one, when: one.item.age }));
  return [{ day: m.notifications_group_unread(), items: fresh, isFresh: true }, ...rest];
}

/** What is new, then day by day, and the ways to what is older and newer. */
function Days(view: NotificationsView) {
  const { tab, next, isLater } = view;
  const address = (before?: number) =>
    pathTo("notifications", {}, { tab: tab === "unread" ? tab : undefined, before: before?.toString() });
  return (
    <div className="news-days">
      {groupsOf(view).map(({ day, items, isFresh }) => (
        <section key={day} className={isFresh ? "news-day news-fresh" : "news-day"} aria-label={day}>
          <h2>{day}</h2>
          <ul className="news-list">
            {items.map(({ item, when, face }, at) => {
              const before = isFresh ? undefined : goesOnFrom(items[at - 1], { item, face });
              const names = ["news-item", !item.read && "news-unread", before && "news-next"];
              return (
                <li key={item.id} className={names.filter(Boolean).join(" ")} data-env={face.hue}>
                  <Item item={item} when={when} face={face} before={before} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {(isLater || next !== null) && (
        <p className="flex flex-wrap gap-4">
          {isLater && <Link to={address()}>{m.notifications_newest()}</Link>}
          {next !== null && <Link to={address(next)}>{m.notifications_older()}</Link>}
        </p>
      )}
    </div>
  );
}

interface ItemProps {
  readonly item: Notification;
  readonly when: string;
  readonly face: NewsFace;
  /** The one before of the same kind; what it has said is not said again. */
  readonly before: Notification | undefined;
}

function Item({ item: { id, title, description, read, otherLocale }, when, face, before }: ItemProps) {
  return (
    <PostForm action={pathTo("notificationOpen", { id })}>
      <button type="submit" className="news-row">
        <span className="news-face">{!before && <FigureDrawing name={face.motif} className="" />}</span>
        <span className="news-title" lang={otherLocale}>
          <bdi dir="auto">{title}</bdi>
        </span>
        {!read && <span className="sr-only">{m.notifications_new()}</span>}
        <span className="hint news-when">{when}</span>
        {description !== before?.description && (
          <span className="news-what" lang={otherLocale}>
            <bdi dir="auto">{description}</bdi>
          </span>
        )}
      </button>
    </PostForm>
  );
}

function MarkedAll() {
  return (
    <Alert kind="ok" role="status">
      <p>{m.notifications_marked_all()}</p>
      <PostForm>
        <Button kind="quiet" small name="act" value="undo">
          {m.notifications_undo()}
        </Button>
      </PostForm>
    </Alert>
  );
}

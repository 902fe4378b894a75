import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Notification, NotificationsView } from "../schema.ts";

interface NotificationsPageProps {
  readonly view: NotificationsView;
  readonly refused?: RefusedForm;
}

/** All one's notifications, the newest first; one press marks one read and opens what it is about. */
export function NotificationsPage({ view, refused }: NotificationsPageProps) {
  const { items, tab, unread, canUndo } = view;
  const tabs = [
    { id: "all", label: m.notifications_tab_all(), to: pathTo("notifications") },
    {
      id: "unread",
      label: m.notifications_tab_unread({ count: unread }),
      to: pathTo("notifications", {}, { tab: "unread" }),
    },
  ];
  return (
    <div className={`read content-start pb-8 ${items.length > 0 ? "read-flow" : ""}`}>
      <div className="grid content-start gap-6">
        <PageTop title={m.notifications_title()} lead={m.notifications_lead()}>
          {canUndo && !refused && <MarkedAll />}
          <FormFault refused={refused} />
          <div className="news-top">
            <ViewLinks label={m.notifications_tabs()} views={tabs} current={tab} />
            <Link to={pathTo("notificationsSettings")}>{m.notifications_settings()}</Link>
          </div>
        </PageTop>
        {items.length === 0 ? (
          <EmptyState title={m.notifications_none()}>
            <p>{m.notifications_none_more()}</p>
            <ButtonLink to={pathTo("resources")}>{m.notifications_none_action()}</ButtonLink>
          </EmptyState>
        ) : (
          <Items {...view} />
        )}
      </div>
    </div>
  );
}

function Items({ items, tab, unread, next, isLater }: NotificationsView) {
  const newest = items[0]?.id;
  const address = (before?: number) =>
    pathTo("notifications", {}, { tab: tab === "unread" ? tab : undefined, before: before?.toString() });
  return (
    <>
      <ul className="news-list" aria-label={m.notifications_list()}>
        {items.map((item) => (
          <li key={item.id} className={item.read ? "news-item" : "news-item news-unread"}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        {unread > 0 && !isLater && (
          <PostForm>
            <input type="hidden" name="up_to" value={newest} />
            <Button kind="quiet" name="act" value="all">
              {m.notifications_mark_all()}
            </Button>
          </PostForm>
        )}
        {isLater && <Link to={address()}>{m.notifications_newest()}</Link>}
        {next !== null && <Link to={address(next)}>{m.notifications_older()}</Link>}
      </div>
    </>
  );
}

function Item({ item: { id, title, description, age, read, otherLocale } }: { readonly item: Notification }) {
  return (
    <PostForm action={pathTo("notificationOpen", { id })}>
      <button type="submit" className="news-row">
        <span className="news-title" lang={otherLocale} dir="auto">
          {!read && <span className="sr-only">{m.notifications_new()}: </span>}
          {title}
        </span>
        <span className="news-what" lang={otherLocale} dir="auto">
          {description}
        </span>
        <span className="hint">{age}</span>
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

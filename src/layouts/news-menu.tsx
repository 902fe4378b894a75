import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type Arrived, followNews } from "#features/notifications/device/follow-news.ts";
import { MOST_COUNTED } from "#features/notifications/rules.ts";
import type { News, Notification } from "#features/notifications/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Disclosure } from "./disclosure.tsx";

/** How many are new, the newest of them, and the way to all: as the server found, and then as they come. */
export function NewsMenu({ news }: { readonly news: News }) {
  const { unread, latest, arrived } = useLiveNews(news);
  const shown = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
  return (
    <>
      <Disclosure
        className="pop news"
        label={
          <>
            <Icon name="bell" />
            <span className="sr-only">{m.notifications_bar_count({ count: unread })}</span>
            {unread > 0 && (
              <bdi className="news-count" aria-hidden="true">
                {shown}
              </bdi>
            )}
          </>
        }
      >
        <div className="panel">
          {latest.length === 0 ? (
            <p className="news-none">{m.notifications_none()}</p>
          ) : (
            <ul className="menu">
              {latest.map((one) => (
                <li key={one.id}>
                  <NewsItem item={one} />
                </li>
              ))}
            </ul>
          )}
          <Link className="bar-link news-all" to={pathTo("notifications")}>
            {m.notifications_bar_all()}
          </Link>
        </div>
      </Disclosure>
      <p className="sr-only" role="status">
        {arrived && m.notifications_bar_arrived({ title: `\u2068${arrived}\u2069` })}
      </p>
    </>
  );
}

/** Pressing it marks it read and opens what it is about. */
function NewsItem({ item: { id, title, age, otherLocale } }: { readonly item: Notification }) {
  return (
    <PostForm action={pathTo("notificationOpen", { id })}>
      <button type="submit" className="news-row">
        <span className="news-title" lang={otherLocale} dir="auto">
          {title}
        </span>
        <span className="hint">{age}</span>
      </button>
    </PostForm>
  );
}

function useLiveNews(news: News): Arrived {
  const [now, setNow] = useState<Arrived>({ ...news, arrived: null });
  const [from, setFrom] = useState(news);
  // What the server found last holds until more comes.
  if (from !== news) {
    setFrom(news);
    setNow({ ...news, arrived: null });
  }
  useEffect(() => followNews(news.latest[0]?.id ?? null, setNow), [news]);
  return now;
}

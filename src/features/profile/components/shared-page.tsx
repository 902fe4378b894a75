import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import type { SharedItem, SharedProfile } from "../schema/share.ts";

interface SharedPageProps {
  readonly shared: SharedProfile;
  readonly siteName: string;
  readonly timeZone: string;
}

/** A profile as others read it: what its owner chose, on a sheet or two. */
export function SharedPage({ shared, siteName, timeZone }: SharedPageProps) {
  const { name, isOwn, expiresAt, about, aims, skills, studies, work, links, result } = shared;
  const parts = [aims, skills, studies, work, links, result];
  const date = (value: string) => formatDate(value, getLocale(), timeZone);
  return (
    <article className="wrap shared pb-8">
      <PageTop title={<bdi>{name}</bdi>} lead={about?.summary && <bdi>{about.summary}</bdi>}>
        {about?.place && (
          <p>
            <bdi>{about.place}</bdi>
          </p>
        )}
        {isOwn && <OwnNote />}
      </PageTop>
      {about?.biography && <p className="shared-text max-w-read">{about.biography}</p>}
      {!about && parts.every((part) => part === null) && <p>{m.profile_share_page_empty()}</p>}
      <div className="shared-parts">
        {work && <Work work={work} />}
        {studies && (
          <Part title={m.profile_share_section_studies()}>
            <Items items={studies} />
          </Part>
        )}
        {skills && (
          <Part title={m.profile_share_section_skills()}>
            <Chips items={skills} />
          </Part>
        )}
        {aims && <Aims aims={aims} />}
        {result && (
          <Part title={m.profile_share_section_result_short()}>
            {result.environments.length > 0 && <p className="strong">{result.environments.join("، ")}</p>}
            <p>{result.clarity}</p>
            <p className="hint">{m.profile_share_summary_taken({ date: date(result.takenAt) })}</p>
          </Part>
        )}
        {links && (
          <Part title={m.profile_share_section_links()}>
            <ul className="shared-items">
              {links.map(({ network, label, to }) => (
                <li key={network}>
                  <a href={to} rel="noreferrer nofollow ugc">
                    {label}
                  </a>
                  <bdi dir="ltr" className="hint only-print">
                    {to}
                  </bdi>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <footer className="shared-end">
        <p className="hint">
          {m.profile_share_page_note({ name: `\u2068${name}\u2069`, site: siteName })}{" "}
          {m.profile_share_page_until({ date: date(expiresAt) })}
        </p>
        <PrintButton />
      </footer>
    </article>
  );
}

function OwnNote() {
  return (
    <div className="no-print">
      <Alert kind="info">
        <p>{m.profile_share_page_own()}</p>
        <Link to={pathTo("profileShare")}>{m.profile_share_page_own_action()}</Link>
      </Alert>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="shared-part">
      <h2 className="h2">{title}</h2>
      {children}
    </section>
  );
}

function Item({ item: { title, to } }: { readonly item: SharedItem }) {
  return to ? <Link to={to}>{title}</Link> : <bdi>{title}</bdi>;
}

function Items({ items }: { readonly items: readonly SharedItem[] }) {
  return (
    <ul className="shared-items">
      {items.map((item) => (
        <li key={item.title}>
          <Item item={item} />
          {item.note && <span className="hint">{item.note}</span>}
        </li>
      ))}
    </ul>
  );
}

function Chips({ items }: { readonly items: readonly SharedItem[] }) {
  return (
    <ul className="chips">
      {items.map((item) => (
        <li key={item.title} className="chip">
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function plain(words: readonly string[]): SharedItem[] {
  return words.map((title) => ({ title, to: null }));
}

function Aims({ aims: { goals, interests, jobs } }: { readonly aims: NonNullable<SharedProfile["aims"]> }) {
  return (
    <Part title={m.profile_share_section_aims()}>
      {goals.length > 0 && <Items items={plain(goals)} />}
      {jobs.length > 0 && (
        <>
          <h3 className="h3">{m.profile_share_wanted()}</h3>
          <Chips items={jobs} />
        </>
      )}
      {interests.length > 0 && (
        <>
          <h3 className="h3">{m.profile_field_interests()}</h3>
          <Chips items={plain(interests)} />
        </>
      )}
    </Part>
  );
}

function Work({ work: { line, experience, businesses } }: { readonly work: NonNullable<SharedProfile["work"]> }) {
  return (
    <Part title={m.profile_share_section_work()}>
      {line && <p className="strong">{line}</p>}
      <ul className="grid gap-4">
        {experience.map(({ title, place, from, to, text }) => (
          <li key={`${from}/${title}/${place}`}>
            <h3 className="h3">
              <bdi>{title}</bdi>
            </h3>
            <p>
              <bdi>{place}</bdi>{" "}
              <span className="hint">
                <bdi>
                  {monthOf(from)} – {to ? monthOf(to) : m.profile_share_now()}
                </bdi>
              </span>
            </p>
            {text && <p className="shared-text">{text}</p>}
          </li>
        ))}
        {businesses.map(({ name, what, link }) => (
          <li key={`${name}/${what}`}>
            <h3 className="h3">
              {link ? (
                <a href={link} rel="noreferrer nofollow ugc">
                  {name}
                </a>
              ) : (
                <bdi>{name}</bdi>
              )}
            </h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A month as it is kept (2024-03), said in words. */
function monthOf(month: string): string {
  return formatDate(`${month}-15T00:00:00Z`, getLocale(), "UTC", "monthYear");
}

/** Said of a link that leads nowhere: the same words whatever the cause. */
export function SharedGone() {
  return (
    <div className="wrap grid gap-4 pb-8">
      <PageTop title={m.profile_share_gone_title()} lead={m.profile_share_gone()} />
      <p>
        <ButtonLink kind="quiet" to={pathTo("landing")}>
          {m.profile_share_gone_action()}
        </ButtonLink>
      </p>
    </div>
  );
}

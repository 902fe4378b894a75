import { createElement } from "react";
import { Form, Link } from "react-router";
import { languageOf } from "#i18n/language-of.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OWN_DATA, OWN_PLACE } from "#shared/own-part.ts";
import { pathTo } from "#shared/screens.ts";
import { Avatar } from "#ui/avatar.tsx";
import newsSheet from "#ui/styles/news-sheet.css?url";
import { Disclosure } from "./disclosure.tsx";
import { NewsMenu } from "./news-menu.tsx";
import type { SiteData } from "./site-data.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** A longer name leaves the bar to the avatar; the menu says it in full. */
const SHOWN_NAME = 18;

type AccountMenuProps = Pick<SiteData, "news"> & { readonly person: NonNullable<SiteData["person"]> };

/** What is new for somebody who is signed in, who they are, and the way out. In a page for the store their place is kept. */
export function AccountMenu({ person, news, isApart }: AccountMenuProps & Pick<SiteData, "isApart">) {
  return (
    <>
      {!person.isPlace && <link rel="stylesheet" href={newsSheet} precedence="default" />}
      {isApart && <OwnPlace />}
      {!(isApart && import.meta.env.SSR) && <OwnMenus person={person} news={news} />}
    </>
  );
}

/** On the server the place; in a browser the data that has come there. */
function OwnPlace() {
  if (import.meta.env.SSR) return createElement(OWN_PLACE);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has put there stays
  return <script type="application/json" id={OWN_DATA} dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** What of the bar is the reader's own. */
export function OwnMenus({ person, news }: AccountMenuProps) {
  return (
    <>
      {news && <NewsMenu news={news} />}
      <PersonMenu person={person} />
    </>
  );
}

function PersonMenu({ person }: Pick<AccountMenuProps, "person">) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <Disclosure
      className="pop"
      label={
        <>
          <Avatar {...person} />
          <span className="sr-only">{m.layouts_account()} </span>
          <bdi lang={languageOf(name)} className={name.length > SHOWN_NAME ? "sr-only" : "bar-name"}>
            {name}
          </bdi>
        </>
      }
    >
      <div className="panel">
        <p className="ps-5">
          <bdi lang={languageOf(name)} className="block strong">
            {name}
          </bdi>
          {person.isPlace ? (
            <span className="hint block">{m.schools_place_kind()}</span>
          ) : (
            <bdi dir="ltr" className="hint block wrap-anywhere">
              {person.email}
            </bdi>
          )}
        </p>
        {person.isPlace ? (
          <Link className="bar-link" to={pathTo("claim")}>
            {m.schools_place_keep()}
          </Link>
        ) : (
          <>
            <Link className="bar-link" to={pathTo("profile")}>
              {m.profile_menu()}
            </Link>
            <Link className="bar-link" to={pathTo("account")}>
              {m.layouts_my_account()}
            </Link>
          </>
        )}
        {!person.isPlace && (
          <Link className="bar-link" to={pathTo("notifications")}>
            {m.notifications_title()}
          </Link>
        )}
        <Link className="bar-link" to={pathTo("favorites")}>
          {m.favorites_title()}
        </Link>
        {person.accountType === "Guardian" && (
          <Link className="bar-link" to={pathTo("accountFamily")}>
            {m.guardians_family_title()}
          </Link>
        )}
        {person.staff[0] && (
          <Link className="bar-link" to={pathTo(person.staff[0])}>
            {m.layouts_staff()}
          </Link>
        )}
        {person.mayOpenClasses && (
          <Link className="bar-link" to={pathTo("schoolClasses")}>
            {m.schools_menu()}
          </Link>
        )}
        <div className="only-wide menu-choices">
          <p className="menu-title">{m.layouts_theme()}</p>
          <ThemeChoice />
        </div>
        <Form method="post" action={pathTo("signOut")}>
          <button type="submit" className="bar-link">
            {person.isPlace ? m.schools_place_leave() : m.layouts_sign_out()}
          </button>
        </Form>
      </div>
    </Disclosure>
  );
}

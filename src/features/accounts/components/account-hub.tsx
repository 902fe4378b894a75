import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { AccountType, Role } from "#shared/actor.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { Fact } from "#ui/detail/facts.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { accountTypeWords, roleWords } from "./choices.ts";
import { SecondStepAdvice } from "./two-step.tsx";

/** What the page of the own account shows of a person. */
export interface HubPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountType: AccountType;
  readonly roles: readonly Role[];
  /** Whether signing in through a provider is offered here. */
  readonly hasProvider: boolean;
  /** Sees much of others and has no second step. */
  readonly isSecondStepMissing: boolean;
}

export interface AccountPage {
  readonly id: ScreenId;
  readonly title: () => string;
  readonly lead: () => string;
  /** Left out: everybody sees it. */
  readonly seen?: (person: HubPerson) => boolean;
}

/** What can be done about the own account, in the order of the page. A new page adds its line here. */
const ACCOUNT_PAGES: readonly AccountPage[] = [
  { id: "profile", title: m.accounts_hub_profile_title, lead: m.accounts_hub_profile_lead },
  { id: "accountPassword", title: m.accounts_hub_password_title, lead: m.accounts_hub_password_lead },
  {
    id: "accountGoogle",
    title: () => m.accounts_google_account_title({ provider: m.accounts_google_name() }),
    lead: () => m.accounts_google_hub_lead({ provider: m.accounts_google_name() }),
    seen: ({ hasProvider }) => hasProvider,
  },
  { id: "accountTwoStep", title: m.accounts_hub_two_step_title, lead: m.accounts_hub_two_step_lead },
  { id: "accountDevices", title: m.accounts_hub_devices_title, lead: m.accounts_hub_devices_lead },
  { id: "accountEmail", title: m.accounts_hub_email_title, lead: m.accounts_hub_email_lead },
];

/** Who else sees something of it, and what is kept; in the order of the page. */
const DATA_PAGES: readonly AccountPage[] = [
  { id: "accountGuardian", title: m.guardians_account_title, lead: m.guardians_account_hub_hint },
  { id: "accountFamily", title: m.guardians_family_title, lead: m.guardians_family_hub_hint },
  { id: "claim", title: m.schools_hub_title, lead: m.schools_hub_lead },
  { id: "accountCalendar", title: m.booking_feed_title, lead: m.booking_feed_hub_lead },
  { id: "accountData", title: m.accounts_hub_data_title, lead: m.accounts_hub_data_lead },
];

/** The roles somebody was given; who runs the service is that and no kind of user. */
function WhatTheyAre({ person: { roles, accountType } }: { person: HubPerson }) {
  return (
    <>
      {!roles.includes("admin") && <Fact name={m.accounts_field_account_type()}>{accountTypeWords(accountType)}</Fact>}
      {roles.length > 0 && (
        <Fact name={m.people_column_role()}>
          {roles.map((role) => (
            <span key={role} className="block">
              {roleWords(role)}
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

/** Who the account belongs to, and the ways to everything about it. */
export function AccountHub({ person }: { person: HubPerson }) {
  const { firstName, lastName } = person;
  return (
    <div className="wrap grid gap-8 pb-8">
      <PageTop title={m.accounts_hub_title()} lead={m.accounts_hub_lead()} />
      <div className="night home-lead">
        <div className="me">
          <p className="me-name">
            <bdi>{`${firstName} ${lastName}`}</bdi>
          </p>
          <dl>
            <Fact name={m.accounts_field_email()}>
              <bdi dir="ltr" className="wrap-anywhere">
                {person.email}
              </bdi>
            </Fact>
            <WhatTheyAre person={person} />
          </dl>
        </div>
      </div>
      {person.isSecondStepMissing && <SecondStepAdvice />}
      <div className="own-parts">
        <Ways id="account-entry" title={m.accounts_hub_entry()} pages={ACCOUNT_PAGES} person={person} />
        <Ways id="account-data" title={m.accounts_hub_results()} pages={DATA_PAGES} person={person} />
      </div>
    </div>
  );
}

interface WaysProps {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly AccountPage[];
  readonly person: HubPerson;
}

function Ways({ id, title, pages, person }: WaysProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="h2">
        {title}
      </h2>
      <ul className="way-rows">
        {pages
          .filter(({ seen }) => seen?.(person) ?? true)
          .map((page) => (
            <li key={page.id}>
              <h3 className="h3">
                <Link className="card-link" to={pathTo(page.id)}>
                  {page.title()}
                </Link>
              </h3>
              <p>{page.lead()}</p>
              <Icon name="next" />
            </li>
          ))}
      </ul>
    </section>
  );
}

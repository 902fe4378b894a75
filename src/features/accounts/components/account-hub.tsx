import { Link } from "react-router";
import type { Gender } from "#features/people/rules.ts";
import { accountTypeWords } from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { AccountType, Role } from "#shared/actor.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { Fact } from "#ui/detail/facts.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { Niche, type NicheScene } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { roleWords } from "./choices.ts";
import { SecondStepAdvice } from "./two-step.tsx";

/** What the page of the own account shows of a person. */
export interface HubPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountType: AccountType;
  readonly gender: Gender | null;
  readonly roles: readonly Role[];
  /** Whether signing in through a provider is offered here. */
  readonly hasProvider: boolean;
  /** Sees much of others and has no second step. */
  readonly isSecondStepMissing: boolean;
  readonly hasSecondStep: boolean;
  /** How many devices are signed in. */
  readonly devices: number;
  readonly hasCalendar: boolean;
  /** How many guardians are linked; null for whom a guardian is no matter, by age and kind of account. */
  readonly guardians: number | null;
  /** Whether they are spoken to as a guardian. */
  readonly isGuardian: boolean;
}

export interface AccountPage {
  readonly id: ScreenId;
  /** What is drawn of it. */
  readonly face: readonly [motif: string, hue: string];
  readonly title: () => string;
  readonly lead: () => string;
  /** What holds now. */
  readonly now?: (person: HubPerson) => string;
  /** Of a protection, whether it is on. */
  readonly isOn?: (person: HubPerson) => boolean;
  /** Left out: everybody sees it. */
  readonly seen?: (person: HubPerson) => boolean;
}

/** Signing in and safety, in the order of the page. A new page adds its line to one of these lists. */
const ENTRY_PAGES: readonly AccountPage[] = [
  {
    id: "accountPassword",
    face: ["key", "E"],
    title: m.accounts_hub_password_title,
    lead: m.accounts_hub_password_lead,
  },
  {
    id: "accountGoogle",
    face: ["badge", "C"],
    title: () => m.accounts_google_account_title({ provider: m.accounts_google_name() }),
    lead: () => m.accounts_google_hub_lead({ provider: m.accounts_google_name() }),
    seen: ({ hasProvider }) => hasProvider,
  },
  {
    id: "accountTwoStep",
    face: ["shield", "S"],
    title: m.accounts_hub_two_step_title,
    lead: m.accounts_hub_two_step_lead,
    now: ({ hasSecondStep }) => (hasSecondStep ? m.accounts_hub_now_on() : m.accounts_hub_now_off()),
    isOn: ({ hasSecondStep }) => hasSecondStep,
  },
  {
    id: "accountDevices",
    face: ["laptop", "I"],
    title: m.accounts_hub_devices_title,
    lead: m.accounts_hub_devices_lead,
    now: ({ devices }) => m.accounts_hub_now_devices({ count: devices }),
  },
  { id: "accountEmail", face: ["stamp", "A"], title: m.accounts_hub_email_title, lead: m.accounts_hub_email_lead },
];

/** What is kept of somebody. */
const DATA_PAGES: readonly AccountPage[] = [
  { id: "profile", face: ["p-map", "I"], title: m.accounts_hub_profile_title, lead: m.accounts_hub_profile_lead },
  { id: "accountData", face: ["folder", "R"], title: m.accounts_hub_data_title, lead: m.accounts_hub_data_lead },
];

/** Who else sees something of it: each where it concerns them. */
const PEOPLE_PAGES: readonly AccountPage[] = [
  {
    id: "accountGuardian",
    face: ["p-family", "S"],
    title: m.guardians_account_title,
    lead: m.guardians_account_hub_hint,
    now: ({ guardians }) => m.accounts_hub_now_guardians({ count: guardians ?? 0 }),
    seen: ({ guardians }) => guardians !== null,
  },
  {
    id: "accountFamily",
    face: ["p-family", "S"],
    title: m.guardians_family_title,
    lead: m.guardians_family_hub_hint,
    seen: ({ isGuardian }) => isGuardian,
  },
  {
    id: "claim",
    face: ["p-teacher", "E"],
    title: m.schools_hub_title,
    lead: m.schools_hub_lead,
    seen: ({ accountType }) => accountType === "Student",
  },
];

/** How pages look, and what reaches somebody. */
const DISPLAY_PAGES: readonly AccountPage[] = [
  { id: "preferences", face: ["palette", "A"], title: m.display_title, lead: m.accounts_hub_display_lead },
  {
    id: "notificationsSettings",
    face: ["bell", "R"],
    title: m.notifications_settings,
    lead: m.notifications_settings_lead,
  },
  {
    id: "accountCalendar",
    face: ["t-calendar", "I"],
    title: m.booking_feed_title,
    lead: m.booking_feed_hub_lead,
    now: ({ hasCalendar }) => (hasCalendar ? m.accounts_hub_now_on() : m.accounts_hub_now_off()),
  },
];

const GROUPS = [
  { id: "account-data", title: m.accounts_hub_own, pages: DATA_PAGES },
  { id: "account-people", title: m.accounts_hub_people, pages: PEOPLE_PAGES },
  { id: "account-display", title: m.accounts_hub_display, pages: DISPLAY_PAGES },
];

/** Somebody who sees to what is theirs, at a screen, and the card that opens it. */
function sceneOf({ gender }: HubPerson): NicheScene {
  return {
    hue: "C",
    mate: "E",
    wide: 520,
    place: [["livingroom", 60, 1.5]],
    stands: [
      [gender === "male" ? "p-type!" : "p-cyber!", -30, 1.5],
      ["keycard", -196, 0.85, 0, "R"],
    ],
  };
}

/** The roles somebody was given; who runs the service is that and no kind of user. */
function WhatTheyAre({ person: { roles, accountType, gender } }: { person: HubPerson }) {
  return (
    <>
      {!roles.includes("admin") && (
        <Fact name={m.accounts_field_account_type()}>{accountTypeWords(accountType, gender)}</Fact>
      )}
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
    <>
      <OwnTop>
        <div>
          <PageTop title={m.accounts_hub_title()} />
          <div className="hub-me">
            <p className="hub-name">
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
        <Niche {...sceneOf(person)} />
      </OwnTop>
      <div className="wrap grid gap-8 pb-8">
        {person.isSecondStepMissing && <SecondStepAdvice />}
        <section className="hub-guard" aria-labelledby="account-entry">
          <div>
            <h2 id="account-entry" className="h2">
              {m.accounts_hub_entry()}
            </h2>
            <p className="lead">{person.hasSecondStep ? m.accounts_hub_guarded() : m.accounts_hub_unguarded()}</p>
          </div>
          <Ways pages={ENTRY_PAGES} person={person} />
        </section>
        <div className="hub">
          {GROUPS.map(({ id, title, pages }) => {
            const shown = pages.filter(({ seen }) => seen?.(person) ?? true);
            return (
              shown.length > 0 && (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} className="h3">
                    {title()}
                  </h2>
                  <Ways pages={shown} person={person} />
                </section>
              )
            );
          })}
        </div>
      </div>
    </>
  );
}

interface WaysProps {
  readonly pages: readonly AccountPage[];
  readonly person: HubPerson;
}

function Ways({ pages, person }: WaysProps) {
  return (
    <ul className="hub-ways">
      {pages
        .filter(({ seen }) => seen?.(person) ?? true)
        .map(({ id, face: [motif, hue], title, lead, now, isOn }) => (
          <li key={id} data-env={hue} data-on={isOn?.(person) ?? true}>
            <span className="hub-face">
              <FigureDrawing name={motif} className="" />
            </span>
            <div>
              <h3 className="h3">
                <Link className="card-link" to={pathTo(id)}>
                  {title()}
                </Link>
              </h3>
              {now && <p className="hub-now">{now(person)}</p>}
              <p>{lead()}</p>
            </div>
            <Icon name="next" />
          </li>
        ))}
    </ul>
  );
}

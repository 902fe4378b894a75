import { AccountHub, type HubPerson } from "#features/accounts/components/account-hub.tsx";
import { readFeed } from "#features/booking/operations/calendar-feed.server.ts";
import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import { readStanding } from "#features/guardians/operations/read-standing.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { listSignIns } from "#features/sign-ins/operations/end-sign-ins.server.ts";
import { isSecondStepMissing, readSecondStep } from "#features/sign-ins/operations/read-second-step.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { pathTo } from "#shared/screens.ts";
import hubSheet from "#ui/styles/hub-sheet.css?url";
import type { Route } from "./+types/overview";

export async function loader({ context, request }: Route.LoaderArgs): Promise<HubPerson> {
  const { ctx, actor } = requireAccountHere(context, request);
  const { firstName, lastName, email, accountType, roles } = actor;
  const [user, second, missing, signIns, feed, standing, guards] = await Promise.all([
    readUser(ctx.db, actor.id),
    readSecondStep(ctx, actor),
    isSecondStepMissing(ctx, actor),
    listSignIns(ctx, actor),
    readFeed(ctx, actor),
    readStanding(ctx, actor),
    isGuardian(ctx, actor),
  ]);
  // Under 18 by what was said; whose age is unknown, where they are a pupil.
  const isYoung = standing.isMinorOrUnknown && (standing.isAgeKnown || accountType === "Student");
  return {
    firstName,
    lastName,
    email,
    accountType,
    gender: user?.gender ?? null,
    roles,
    hasProvider: ctx.config.oidc !== null,
    isSecondStepMissing: missing,
    hasSecondStep: second.isOn,
    devices: signIns.length,
    hasCalendar: feed !== null,
    guardians: isYoung ? standing.guardians.length : null,
    isGuardian: guards,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.accounts_hub_title(), path: pathTo("account") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: hubSheet }];

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  return <AccountHub person={loaderData} />;
}

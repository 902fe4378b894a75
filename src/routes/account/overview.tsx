import { AccountHub, type HubPerson } from "#features/accounts/components/account-hub.tsx";
import { isSecondStepMissing } from "#features/sign-ins/operations/read-second-step.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { pathTo } from "#shared/screens.ts";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/overview";

export async function loader({ context, request }: Route.LoaderArgs): Promise<HubPerson> {
  const { ctx, actor } = requireAccountHere(context, request);
  const { firstName, lastName, email, accountType, roles } = actor;
  return {
    firstName,
    lastName,
    email,
    accountType,
    roles,
    hasProvider: ctx.config.oidc !== null,
    isSecondStepMissing: await isSecondStepMissing(ctx, actor),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.accounts_hub_title(), path: pathTo("account") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  return <AccountHub person={loaderData} />;
}

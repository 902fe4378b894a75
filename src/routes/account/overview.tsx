import { AccountHub, type HubPerson } from "#features/accounts/components/account-hub.tsx";
import { isSecondStepMissing } from "#features/sign-ins/operations/read-second-step.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/overview";

export async function loader({ context, request }: Route.LoaderArgs): Promise<HubPerson> {
  const { ctx, actor } = requireAccountHere(context, request);
  const { firstName, lastName, email, accountType } = actor;
  return {
    firstName,
    lastName,
    email,
    accountType,
    hasProvider: ctx.config.oidc !== null,
    isSecondStepMissing: await isSecondStepMissing(ctx, actor),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  return pageHead({
    title: m.accounts_hub_title(),
    description: "",
    path: pathTo("account"),
    locale,
    site,
    hidden: true,
  });
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  return <AccountHub person={loaderData} />;
}

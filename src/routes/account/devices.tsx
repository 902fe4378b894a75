import { data, redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { DeviceList } from "#features/accounts/components/device-list.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { endSignIn, endSignIns, listSignIns } from "#features/sign-ins/operations/end-sign-ins.server.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signInsForm } from "#features/sign-ins/schema/sign-ins.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { NicheScene } from "#ui/niche.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/devices";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  return { signIns: await listSignIns(ctx, actor) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  try {
    const { intent, id = "" } = parseInput(signInsForm, form);
    const isOut = intent === "one" ? await endSignIn(ctx, actor, id) : intent === "all";
    if (intent !== "one") await endSignIns(ctx, actor, intent);
    if (!isOut) return redirect(withNotice(pathTo("accountDevices"), "sign_in_ended"), 303);
    return redirect(withNotice(pathTo("signIn"), "signed_out"), {
      status: 303,
      headers: { "Set-Cookie": signedOutCookie(ctx), "Clear-Site-Data": '"storage"' },
    });
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

const SCENE: NicheScene["stands"] = [
  ["phone", -88, 0.8],
  ["laptop!", 30, 1.1],
];

export default function DevicesScreen({ loaderData }: Route.ComponentProps) {
  const { site, locale } = useSite();
  return (
    <OwnAccountPage
      scene={SCENE}
      back={accountBack()}
      title={m.accounts_devices_title()}
      siteName={site.name}
      lead={m.accounts_devices_lead()}
    >
      <DeviceList signIns={loaderData.signIns} locale={locale} timeZone={site.timeZone} />
    </OwnAccountPage>
  );
}

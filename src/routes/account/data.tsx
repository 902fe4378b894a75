import { data, redirect } from "react-router";
import { accountBack } from "#features/accounts/components/account-page.tsx";
import { OwnAccountPage } from "#features/accounts/components/own-account-page.tsx";
import { ProveFirst } from "#features/accounts/components/password-forms.tsx";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { DataPage } from "#features/privacy/components/data-page.tsx";
import {
  askErasure,
  isPasswordAsked,
  keepAccount,
  readOwnData,
} from "#features/privacy/operations/ask-erasure.server.ts";
import { askExport } from "#features/privacy/operations/ask-export.server.ts";
import { erasureForm, exportBody, withPassword } from "#features/privacy/schema.ts";
import { isFreshProof } from "#features/sign-ins/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { NicheScene } from "#ui/niche.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/data";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const own = await readOwnData(ctx, actor);
  return { own, mustProve: !own.hasPassword && !isFreshProof(actor.provedAt, ctx.clock.now()) };
}

/** Three forms of one page, told apart by the button's `intent`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { intent, ...form } = await readForm(request);
  const typed = { ...form, intent: intent ?? "" };
  return orRefuse(typed, async () => {
    if (intent === "export") await askExport(ctx, actor, parseInput(exportBody, form));
    else if (intent === "erase") {
      const erasure = withPassword(erasureForm, await isPasswordAsked(ctx, actor));
      await askErasure(ctx, actor, parseInput(erasure, form));
    } else if (intent === "keep") {
      await keepAccount(ctx, actor);
      return redirect(withNotice(pathTo("accountData"), "saved"), 303);
    } else throw data(null, { status: 400 });
    return redirect(pathTo("accountData"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

const SCENE: NicheScene["stands"] = [
  ["shield", 84, 0.66],
  ["folder", -14, 1.3],
];

export default function DataScreen({ loaderData: { own, mustProve }, actionData }: Route.ComponentProps) {
  const { site } = useSite();
  return (
    <OwnAccountPage
      scene={SCENE}
      back={accountBack()}
      title={m.privacy_data_title()}
      siteName={site.name}
      lead={m.privacy_data_lead()}
      isRefused={actionData !== undefined}
    >
      <DataPage
        own={own}
        timeZone={site.timeZone}
        refused={actionData}
        prove={mustProve ? <ProveFirst next={pathTo("accountData")} /> : undefined}
      />
    </OwnAccountPage>
  );
}

import { data } from "react-router";
import { CLASS_SCENE, JoinPage } from "#features/schools/components/join-page.tsx";
import { PaperSlip } from "#features/schools/components/paper-slip.tsx";
import { dropCarried } from "#features/schools/operations/carry-place.server.ts";
import { joinClass } from "#features/schools/operations/join-class.server.ts";
import { joinBody } from "#features/schools/schema.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import type { Route } from "./+types/join";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const code = (new URL(request.url).searchParams.get("code") ?? "").slice(0, 40);
  const place = actor.kind === "person" && actor.isPlace ? actor.firstName : null;
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  return data({ code, place }, mark ? { headers: { "Set-Cookie": mark } } : {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(joinBody, { code: form.class ?? "", short_name: form.shortName ?? "" });
    const { token, issued } = await joinClass(ctx, actor, input);
    // The code is shown in this very answer and never again, so there is no redirect to another page.
    const headers = new Headers({ "Set-Cookie": signInCookie(ctx, token) });
    headers.append("Set-Cookie", dropCarried(ctx));
    return data({ issued }, { headers });
  });
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  return pageHead({ title: null, description: m.schools_join_lead(), path: pathTo("join"), locale, site });
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  if (actionData && "issued" in actionData)
    return (
      <>
        <PageTitle title={m.schools_paper_title()} isRefused={false} />
        <div tabIndex={-1} ref={takeFocus} className="contents">
          <SceneTop title={m.schools_paper_title()} lead={m.schools_paper_lead()} scene={CLASS_SCENE} />
        </div>
        <div className="read gap-6 pb-8">
          <PaperSlip
            issued={actionData.issued}
            locale={locale}
            timeZone={site.timeZone}
            address={site.publicUrl + pathTo("joinContinue")}
          />
          <p className="no-print">
            <ButtonLink to={pathTo("careerTest")}>{m.schools_paper_go()}</ButtonLink>
          </p>
        </div>
      </>
    );
  return (
    <>
      <PageTitle title={m.schools_join_title()} isRefused={refused !== undefined} />
      <JoinPage refused={refused} code={loaderData.code} place={loaderData.place} />
    </>
  );
}

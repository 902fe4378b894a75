import { data, redirect } from "react-router";
import { ContinuePage } from "#features/schools/components/join-page.tsx";
import { dropCarried } from "#features/schools/operations/carry-place.server.ts";
import { continuePlace } from "#features/schools/operations/join-class.server.ts";
import { paperBody } from "#features/schools/schema.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { deviceCookie } from "#platform/http/mark-device.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/continue";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requestInfo(context);
  const mark = deviceCookie(ctx, request.headers.get("cookie"));
  return data(null, mark ? { headers: { "Set-Cookie": mark } } : {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(paperBody, { code: form.class ?? "", paper_code: form.paper ?? "" });
    const { token } = await continuePlace(ctx, actor, input);
    const headers = new Headers({ "Set-Cookie": signInCookie(ctx, token) });
    headers.append("Set-Cookie", dropCarried(ctx));
    return redirect(pathTo("careerTest"), { status: 303, headers });
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.schools_continue_lead(), path: pathTo("joinContinue") });

export default function Continue({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.schools_continue_title()} isRefused={actionData !== undefined} />
      <ContinuePage refused={actionData} />
    </>
  );
}

import { redirect } from "react-router";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { DisplayPage } from "#features/display/components/display-page.tsx";
import { displayBody } from "#features/display/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { writeCookie } from "#platform/http/cookies.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { DISPLAY, DISPLAY_KEYS } from "#shared/display.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/preferences";

const YEAR = 365 * 24 * 3600;

export function loader({ context, request }: Route.LoaderArgs) {
  const back = new URL(request.url).searchParams.get("back");
  return { chosen: requestInfo(context).display, back: isOwnPath(back) && !isHere(back) ? back : null };
}

const isHere = (path: string) => path.startsWith(pathTo("preferences"));

/** Keeps how somebody wants the pages to look, each choice in a cookie, and goes back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { back, form: kind, ...chosen } = parseInput(displayBody, form);
    const headers = new Headers();
    for (const key of DISPLAY_KEYS) {
      const value = chosen[key];
      if (value)
        headers.append("Set-Cookie", writeCookie(key, value, { maxAge: value === DISPLAY[key][0] ? 0 : YEAR }));
    }
    const before = isOwnPath(back) ? back : undefined;
    const here = () => withNotice(pathTo("preferences", {}, { back: before }), "saved");
    return redirect(kind ? here() : (before ?? pathTo("landing")), { status: 303, headers });
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.display_description(), path: pathTo("preferences") });

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.display_title()} isRefused={actionData !== undefined} />
      <DisplayPage {...loaderData} refused={actionData} />
    </>
  );
}

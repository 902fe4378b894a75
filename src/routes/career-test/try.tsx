import { lazy, useEffect } from "react";
import { data, redirect } from "react-router";
import { TryStatementPage } from "#features/scales/tendencies/components/try-page.tsx";
import { guestAnswers } from "#features/scales/tendencies/device/guest-cookie.ts";
import {
  answeredCookie,
  answerWayCookie,
  forgottenCookie,
  readGuestWalk,
} from "#features/scales/tendencies/operations/guest-answers.server.ts";
import { firstOpen, guestDaysLeft } from "#features/scales/tendencies/rules/guest-answers.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import type { GuestView } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { readForm } from "#platform/http/form.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/try";

/** Brought while statements are answered, so that it is there when the line is not. */
const bringEnd = () => import("#features/scales/tendencies/components/try-end-page.tsx");
const TryEndPage = lazy(async () => ({ default: (await bringEnd()).TryEndPage }));

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<GuestView> {
  const { ctx, actor, locale } = requestInfo(context);
  const step = stepOf(params.number);
  // Whoever is signed in answers in the account.
  if (actor.kind !== "visitor") throw redirect(pathTo("careerTest"), 303);
  const way = answerWayCookie(ctx, request.url);
  if (way) throw redirect(pageAddress(request).pathname, { status: 303, headers: { "Set-Cookie": way } });
  const walk = await readGuestWalk(ctx, locale, request.headers.get("cookie"));
  return viewAt(walk, step, new URL(request.url).searchParams.has("missing"));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const step = stepOf(params.number);
  if (actor.kind !== "visitor") throw redirect(pathTo("careerTest"), 303);
  const { intent, answer } = await readForm(request);
  const answered = (cookie: string, number: number | "done") =>
    redirect(pathTo("careerTestTry", { number }), { status: 303, headers: { "Set-Cookie": cookie } });
  if (intent === "forget") return answered(forgottenCookie(ctx), "done");
  if (typeof step !== "number") throw redirect(pathTo("careerTestTry", { number: "next" }), 303);
  if (answer !== "true" && answer !== "false")
    return redirect(pathTo("careerTestTry", { number: step }, { missing: "answer" }), 303);
  const given = { number: step, mark: answer === "true" ? "t" : "f" } as const;
  const cookie = await answeredCookie(ctx, request.headers.get("cookie"), given);
  return answered(cookie, step < STATEMENTS ? step + 1 : "done");
}

/** The statements as this page was given them: going on asks nobody for anything. */
let held: GuestView | null = null;

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs): Promise<GuestView> {
  const { searchParams } = new URL(request.url);
  if (!held || held.locale !== getLocale() || searchParams.has("way") || searchParams.has("missing"))
    held = await serverLoader();
  const own = guestAnswers();
  const isOther = own !== null && own.version !== held.version;
  const answers = isOther ? null : own;
  const known = { letters: answers?.letters ?? "", daysLeft: answers && guestDaysLeft(answers, Date.now()) };
  return viewAt({ ...held, ...known, isOther }, stepOf(params.number), searchParams.has("missing"));
}
clientLoader.hydrate = true as const;

/** A number of a statement; `next` leads to the first without an answer, `done` is the end. */
function stepOf(text: string): number | "next" | "done" {
  if (text === "next" || text === "done") return text;
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > STATEMENTS) throw data(null, { status: 404 });
  return number;
}

function viewAt(
  walk: Omit<GuestView, "number" | "isMissing">,
  step: number | "next" | "done",
  isMissing: boolean,
): GuestView {
  if (step === "next")
    throw redirect(pathTo("careerTestTry", { number: firstOpen(walk.letters, walk.statements.length) ?? "done" }));
  return { ...walk, number: step === "done" ? null : step, isMissing };
}

/** The first statement may be found; the others name it as their page. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const path = pathTo("careerTestTry", { number: 1 });
  return pageHead({ title: null, description: m.scales_description(), path, locale, site });
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Try({ loaderData }: Route.ComponentProps) {
  const { number, statements, isMissing } = loaderData;
  const total = statements.length;
  useEffect(() => void bringEnd().catch(() => undefined), []);
  const title = number === null ? m.scales_done_title() : m.scales_statement_title({ number, total });
  return (
    <>
      <PageTitle title={title} isRefused={isMissing} />
      {number === null ? <TryEndPage view={loaderData} /> : <TryStatementPage view={loaderData} number={number} />}
    </>
  );
}

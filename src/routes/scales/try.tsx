import { lazy, useEffect, useRef } from "react";
import { data, redirect } from "react-router";
import { GuestItemPage } from "#features/scales/instruments/components/guest-item-page.tsx";
import { stepWords } from "#features/scales/instruments/components/words.ts";
import { answersHere } from "#features/scales/instruments/device/device-answers.ts";
import { answerWayCookie } from "#features/scales/instruments/operations/answer-way.server.ts";
import {
  answeredCookie,
  forgottenCookie,
  readGuestResult,
  readGuestWalk,
} from "#features/scales/instruments/operations/guest-walk.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { newestOf } from "#features/scales/instruments/operations/read-instruments.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { firstOpen, guestDaysLeft } from "#features/scales/instruments/rules/device-answers.ts";
import { pathIn, pathOfScale, pathOfTry } from "#features/scales/instruments/rules/paths.ts";
import { type GuestStep, type GuestWalk, guestSchema } from "#features/scales/instruments/schema.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { Context } from "#platform/context.ts";
import { readForm } from "#platform/http/form.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { withLine } from "#ui/line/line.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/try";

/** Brought while items are answered, so that it is there when the last one is: from the second page on, the first is to come soon. */
const bringEnd = () => import("#features/scales/instruments/components/guest-end-page.tsx");
const GuestEndPage = lazy(() => withLine(async () => ({ default: (await bringEnd()).GuestEndPage })));

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<GuestStep> {
  const { ctx, actor, locale } = requestInfo(context);
  const scale = scaleOf(params);
  const step = stepOf(params.number);
  await requireStep(ctx, scale, step);
  // Whoever is signed in answers in the account.
  if (actor.kind !== "visitor") throw redirect(pathOfScale(scale), 303);
  const way = answerWayCookie(ctx, request.url);
  if (way) throw redirect(pageAddress(request).pathname, { status: 303, headers: { "Set-Cookie": way } });
  const cookies = request.headers.get("cookie");
  const { searchParams } = new URL(request.url);
  const walk = await orMissing(readGuestWalk(ctx, scale, locale, cookies));
  const view = viewAt(walk, step, searchParams.has("missing"));
  if (step !== "done") return view;
  const said = guestSchema.parse({ grade: searchParams.get("grade"), gender: searchParams.get("gender") });
  const result = await readGuestResult(ctx, scale, locale, cookies, said);
  return { ...view, result, said: { grade: said.grade ?? "", gender: said.gender ?? "" } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const scale = scaleOf(params);
  const step = stepOf(params.number);
  const total = await requireStep(ctx, scale, step);
  if (actor.kind !== "visitor") throw redirect(pathOfScale(scale), 303);
  const { intent, answer } = await readForm(request);
  const leadTo = (path: string, cookie: string) => redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
  if (intent === "forget") return leadTo(pathIn(scale, "try", { number: "done" }), forgottenCookie(ctx, scale));
  if (typeof step !== "number") throw redirect(pathIn(scale, "try", { number: "next" }), 303);
  const given = { number: step, answer: answer ?? "" };
  const cookie = await answeredCookie(ctx, scale, request.headers.get("cookie"), given);
  if (!cookie) return redirect(pathIn(scale, "try", { number: step }, { missing: "answer" }), 303);
  return leadTo(pathOfTry(scale, step + 1, total), cookie);
}

/** @returns how many items the scale has; a step beyond them is no page. */
async function requireStep(ctx: Context, scale: string, step: number | "next" | "done"): Promise<number> {
  const total = (await orMissing(newestOf(ctx, scale))).body.items.length;
  if (typeof step === "number" && step > total) throw data(null, { status: 404 });
  return total;
}

/** The items as this page was given them: going on asks nobody for anything. */
let held: GuestWalk | null = null;

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs): Promise<GuestStep> {
  const { searchParams } = new URL(request.url);
  const { scale = TENDENCIES } = params as { scale?: string };
  const step = stepOf(params.number);
  // A result is read by the server, from the cookie.
  if (step === "done" && !(held?.about.scale === scale && held.needsAccount)) return serverLoader();
  const isHeld = held?.about.scale === scale && held.locale === getLocale();
  if (!held || !isHeld || searchParams.has("way") || searchParams.has("missing")) held = await serverLoader();
  const own = answersHere(scale);
  const isOther = own !== null && own.version !== held.about.version;
  const answers = isOther ? null : own;
  const known = { letters: answers?.letters ?? "", daysLeft: answers && guestDaysLeft(answers, Date.now()) };
  return viewAt({ ...held, ...known, isOther }, step, searchParams.has("missing"));
}
clientLoader.hydrate = true as const;

/** A number of an item; `next` leads to the first without an answer, `done` is the end. */
function stepOf(text: string): number | "next" | "done" {
  if (text === "next" || text === "done") return text;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

function viewAt(walk: GuestWalk, step: number | "next" | "done", isMissing: boolean): GuestStep {
  const total = walk.items.length;
  if (step === "next") {
    const open = firstOpen(walk.letters, total);
    throw redirect(pathIn(walk.about.scale, "try", { number: open ?? "done" }));
  }
  if (step !== "done" && step > total) throw data(null, { status: 404 });
  return { ...walk, number: step === "done" ? null : step, isMissing, result: null, said: { grade: "", gender: "" } };
}

/** The first item may be found; the others name it as their page, and an end is nobody else's. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { about, number } = loaderData;
  const path = pathIn(about.scale, "try", { number: 1 });
  return ownPageHead(matches, { path, description: about.lead, hidden: !number });
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Try({ loaderData }: Route.ComponentProps) {
  const { about, number, isMissing, result } = loaderData;
  const arrived = useRef(number);
  useEffect(() => {
    if (number !== arrived.current) void bringEnd().catch(() => undefined);
  }, [number]);
  const end = result ? m.scales_walk_result({ scale: about.title }) : m.scales_done_title();
  const title =
    number === null
      ? end
      : m.scales_walk_step({ step: stepWords(about, { number, total: about.items }), scale: about.title });
  return (
    <>
      <PageTitle title={title} isRefused={isMissing} />
      {number === null ? <GuestEndPage view={loaderData} /> : <GuestItemPage view={loaderData} number={number} />}
    </>
  );
}

import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { refuseIf } from "#platform/permission.ts";
import { type Actor, isPerson, type Person } from "#shared/actor.ts";
import { joinRefusal } from "../../access.ts";
import { ANSWERS } from "../../engine/rules/score-instrument.ts";
import { addAnswers } from "../../store/answers.server.ts";
import { touchDraft } from "../../store/attempts.server.ts";
import {
  answersOfLetters,
  claimCookieName,
  countAnswered,
  DEVICE_CLAIMS,
  DEVICE_COOKIES,
  type GuestAnswers,
} from "../rules/device-answers.ts";
import type { JoinView } from "../schema.ts";
import { answersOnDevice, forgottenCookie } from "./guest-walk.server.ts";
import { draftAt, startOrResume } from "./open-draft.server.ts";
import { requireTaker } from "./own-attempt.server.ts";
import { pathOfStep } from "./path-of-step.server.ts";
import { newestOf } from "./read-instruments.server.ts";

const CLAIMS = ["mine", "other"] as const;
export type Claim = (typeof CLAIMS)[number];

/** Where somebody is led, with what is to be set on the device. */
export interface Onward {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** What this sign-in has said of the answers on its device; another sign-in's word counts for nothing. */
export function claimIn(person: Person, scale: string, cookieHeader: string | null): Claim | null {
  const [claim, mark] = (readCookies(cookieHeader)[claimCookieName(scale)] ?? "").split(".");
  return mark === signInMark(person) ? (CLAIMS.find((one) => one === claim) ?? null) : null;
}

/** Set-Cookie that keeps what this sign-in has said, until the browser ends. */
export function claimCookie(ctx: Context, person: Person, scale: string, claim: Claim): string {
  const options = { secure: isSecure(ctx.config), httpOnly: true };
  return writeCookie(claimCookieName(scale), `${claim}.${signInMark(person)}`, options);
}

function endedClaim(ctx: Context, scale: string): string {
  return writeCookie(claimCookieName(scale), "", { secure: isSecure(ctx.config), httpOnly: true, maxAge: 0 });
}

/** What is deleted at signing out: answers to every scale too, unless this sign-in has left them to somebody else. */
export function forgottenAtSignOut(ctx: Context, actor: Actor, cookieHeader: string | null): string[] {
  return Object.keys(readCookies(cookieHeader)).flatMap((name) => {
    if (name.startsWith(DEVICE_CLAIMS)) return [endedClaim(ctx, name.slice(DEVICE_CLAIMS.length))];
    if (!name.startsWith(DEVICE_COOKIES)) return [];
    const scale = name.slice(DEVICE_COOKIES.length);
    const isLeft = isPerson(actor) && claimIn(actor, scale, cookieHeader) === "other";
    return isLeft ? [] : [forgottenCookie(ctx, scale)];
  });
}

/** What to ask a person about the answers on the device, or null: none are there, they were left, or it is a guardian. */
export async function readJoin(
  ctx: Context,
  actor: Actor,
  scale: string,
  cookieHeader: string | null,
): Promise<JoinView | null> {
  const answers = answersOnDevice(ctx, scale, cookieHeader);
  if (!answers || !isPerson(actor) || claimIn(actor, scale, cookieHeader) === "other") return null;
  if (joinRefusal({ isGuardian: await isGuardian(ctx, actor) })) return null;
  const draft = await draftAt(ctx, actor, scale);
  const { body } = draft?.instrument ?? (await newestOf(ctx, scale));
  return {
    answered: countAnswered(answers.letters),
    total: body.items.length,
    inAccount: Object.keys(draft?.answers ?? {}).length,
    isOther: body.version !== answers.version,
  };
}

/**
 * The next step of a scale. Where this sign-in has said that the device's answers are its own, they join the draft as soon as every
 * question that comes before keeping is answered; until then nothing of them is stored.
 */
export async function goOn(
  ctx: Context,
  actor: Actor,
  scale: string,
  cookieHeader: string | null,
  claim?: Claim | null,
): Promise<Onward> {
  const person = requireTaker(actor);
  const said = claim ?? claimIn(person, scale, cookieHeader);
  const answers = said === "mine" ? answersOnDevice(ctx, scale, cookieHeader) : null;
  if (answers) refuseIf(joinRefusal({ isGuardian: await isGuardian(ctx, person) }));
  const step = await startOrResume(ctx, person, scale);
  const to = pathOfStep(scale, step);
  if (!answers) return { to, cookies: [] };
  if (step.step !== "question" && step.step !== "review")
    return { to, cookies: [claimCookie(ctx, person, scale, "mine")] };
  if (!(await addToDraft(ctx, person, scale, answers))) return { to, cookies: [endedClaim(ctx, scale)] };
  const onward = pathOfStep(scale, await startOrResume(ctx, person, scale));
  return { to: onward, cookies: [forgottenCookie(ctx, scale), endedClaim(ctx, scale)] };
}

/** Fills the open items of the draft; adding twice is adding once. @returns false for another version. */
async function addToDraft(ctx: Context, person: Person, scale: string, held: GuestAnswers): Promise<boolean> {
  const draft = await draftAt(ctx, person, scale);
  if (!draft) throw new AppError("conflict");
  const { body } = draft.instrument;
  if (body.version !== held.version) return false;
  const answers = Object.entries(answersOfLetters(body.items, ANSWERS[body.answers], held.letters)).map(
    ([statementId, answer]) => ({ statementId, answer, ms: null }),
  );
  const now = ctx.clock.now();
  await inTransaction(ctx, async (db) => {
    if (!(await touchDraft(db, draft.id, now))) throw new AppError("conflict");
    await addAnswers(db, draft.id, answers, now);
  });
  return true;
}

/** The same as a redirect's headers. */
export function onwardHeaders({ to, cookies }: Onward): Headers {
  const headers = new Headers({ Location: to });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

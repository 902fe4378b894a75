import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { refuseIf } from "#platform/permission.ts";
import { type Actor, isPerson, type Person } from "#shared/actor.ts";
import { joinRefusal, ownerOf } from "../../access.ts";
import { addAnswers } from "../../store/answers.server.ts";
import { findDraft, touchDraft } from "../../store/attempts.server.ts";
import { countAnswered, GUEST_CLAIM_COOKIE, type GuestAnswers } from "../rules/guest-answers.ts";
import { guestOrder } from "../rules/try-statements.ts";
import { type JoinView, TENDENCIES } from "../schema.ts";
import { answersOnDevice, forgottenCookie } from "./guest-answers.server.ts";
import { draftFor, requireTaker, startOrResume } from "./open-attempt.server.ts";
import { pathOfStep } from "./path-of-step.server.ts";
import { formById, newestForm } from "./read-instrument.server.ts";

const CLAIMS = ["mine", "other"] as const;
export type Claim = (typeof CLAIMS)[number];

/** Where somebody is led, with what is to be set on the device. */
export interface Onward {
  readonly to: string;
  readonly cookies: readonly string[];
}

/** What this sign-in has said of the answers on its device; another sign-in's word counts for nothing. */
export function claimIn(person: Person, cookieHeader: string | null): Claim | null {
  const [claim, mark] = (readCookies(cookieHeader)[GUEST_CLAIM_COOKIE] ?? "").split(".");
  return mark === signInMark(person) ? (CLAIMS.find((one) => one === claim) ?? null) : null;
}

/** Set-Cookie that keeps what this sign-in has said, until the browser ends. */
export function claimCookie(ctx: Context, person: Person, claim: Claim): string {
  const options = { secure: isSecure(ctx.config), httpOnly: true };
  return writeCookie(GUEST_CLAIM_COOKIE, `${claim}.${signInMark(person)}`, options);
}

function endedClaim(ctx: Context): string {
  return writeCookie(GUEST_CLAIM_COOKIE, "", { secure: isSecure(ctx.config), httpOnly: true, maxAge: 0 });
}

/** What is deleted at signing out: a guest's answers too, unless this sign-in has left them to somebody else. */
export function forgottenAtSignOut(ctx: Context, actor: Actor, cookieHeader: string | null): string[] {
  const isLeft = isPerson(actor) && claimIn(actor, cookieHeader) === "other";
  return isLeft ? [endedClaim(ctx)] : [forgottenCookie(ctx), endedClaim(ctx)];
}

/** What to ask a person about the answers on the device, or null: none are there, they were left, or it is a guardian. */
export async function readJoin(ctx: Context, actor: Actor, cookieHeader: string | null): Promise<JoinView | null> {
  const answers = answersOnDevice(ctx, cookieHeader);
  if (!answers || !isPerson(actor) || claimIn(actor, cookieHeader) === "other") return null;
  if (joinRefusal({ isGuardian: await isGuardian(ctx, actor) })) return null;
  const draft = await draftFor(ctx, actor);
  const form = await formToJoin(ctx, actor);
  return {
    answered: countAnswered(answers.letters),
    total: form.statements.length,
    inAccount: Object.keys(draft?.answers ?? {}).length,
    isOther: form.version !== answers.version,
  };
}

/** The form that answers would go to: the open draft's, else the newest. */
async function formToJoin(ctx: Context, person: Person) {
  const row = await findDraft(ctx.db, ownerOf(person, ctx.clock.now()), TENDENCIES);
  return row ? formById(ctx, row.instrument_id) : newestForm(ctx);
}

/**
 * The next step of the scale. Where this sign-in has said that the device's answers are its own, they join the draft as soon as every
 * question that comes before keeping is answered; until then nothing of them is stored.
 */
export async function goOn(
  ctx: Context,
  actor: Actor,
  cookieHeader: string | null,
  claim?: Claim | null,
): Promise<Onward> {
  const person = requireTaker(actor);
  const said = claim ?? claimIn(person, cookieHeader);
  const answers = said === "mine" ? answersOnDevice(ctx, cookieHeader) : null;
  if (answers) refuseIf(joinRefusal({ isGuardian: await isGuardian(ctx, person) }));
  const step = await startOrResume(ctx, person);
  if (!answers) return { to: pathOfStep(step), cookies: [] };
  if (step.step !== "statement" && step.step !== "review")
    return { to: pathOfStep(step), cookies: [claimCookie(ctx, person, "mine")] };
  if (!(await addToDraft(ctx, person, answers))) return { to: pathOfStep(step), cookies: [endedClaim(ctx)] };
  return { to: pathOfStep(await startOrResume(ctx, person)), cookies: [forgottenCookie(ctx), endedClaim(ctx)] };
}

/** Fills the statements of the open draft that have no answer; adding twice is adding once. @returns false for another version. */
async function addToDraft(ctx: Context, person: Person, { version, letters }: GuestAnswers): Promise<boolean> {
  const owner = ownerOf(person, ctx.clock.now());
  const row = await findDraft(ctx.db, owner, TENDENCIES);
  if (!row) throw new AppError("conflict");
  const form = await formById(ctx, row.instrument_id);
  if (form.version !== version) return false;
  const answers = guestOrder(form.statements).flatMap(({ id }, at) => {
    const mark = letters[at];
    return mark === "t" || mark === "f" ? [{ statementId: id, answer: String(mark === "t"), ms: null }] : [];
  });
  await inTransaction(ctx, async (db) => {
    if (!(await touchDraft(db, row.id, owner.now))) throw new AppError("conflict");
    await addAnswers(db, row.id, answers, owner.now);
  });
  return true;
}

/** The same as a redirect's headers. */
export function onwardHeaders({ to, cookies }: Onward): Headers {
  const headers = new Headers({ Location: to });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

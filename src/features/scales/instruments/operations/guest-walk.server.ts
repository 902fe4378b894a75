import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { readInstrumentAnswers } from "../../engine/rules/read-instrument-answers.ts";
import { ANSWERS, findOpen } from "../../engine/rules/score-instrument.ts";
import { TENDENCIES } from "../../rules.ts";
import {
  answersOfLetters,
  deviceCookie,
  type GuestAnswers,
  guestDaysLeft,
  guestSeconds,
  readDeviceAnswers,
  withDeviceAnswer,
  writeDeviceAnswers,
} from "../rules/device-answers.ts";
import type { GuestWalk, Locale, ResultWords } from "../schema.ts";
import { answerWayIn } from "./answer-way.server.ts";
import { gradeNumber } from "./keep-result.server.ts";
import { newestNorms, newestOf } from "./read-instruments.server.ts";
import { itemWords, scaleWords, sharedOptions } from "./word-items.server.ts";
import { wordResult } from "./word-result.server.ts";

/** What the device that sent these cookies holds of a scale, or null. */
export function answersOnDevice(ctx: Context, scale: string, cookieHeader: string | null): GuestAnswers | null {
  return readDeviceAnswers(readCookies(cookieHeader)[deviceCookie(scale)], ctx.clock.now().getTime());
}

/** Set-Cookie with one more answer, or null when the scale does not offer it. */
export async function answeredCookie(
  ctx: Context,
  scale: string,
  cookieHeader: string | null,
  given: { readonly number: number; readonly answer: string },
): Promise<string | null> {
  const { body } = await newestOf(ctx, scale);
  const place = ANSWERS[body.answers].indexOf(given.answer) + 1;
  if (place === 0) return null;
  const now = ctx.clock.now().getTime();
  const { version } = body;
  const answers = withDeviceAnswer(
    answersOnDevice(ctx, scale, cookieHeader),
    { version, number: given.number, place },
    now,
  );
  const options = { secure: isSecure(ctx.config), maxAge: guestSeconds(answers, now) };
  return writeCookie(deviceCookie(scale), writeDeviceAnswers(answers), options);
}

/** Set-Cookie that deletes a guest's answers from the device. */
export function forgottenCookie(ctx: Context, scale: string): string {
  return writeCookie(deviceCookie(scale), "", { secure: isSecure(ctx.config), maxAge: 0 });
}

/** All items for a guest, with what the device holds: read again on the device without asking. */
export async function readGuestWalk(
  ctx: Context,
  scale: string,
  locale: Locale,
  cookieHeader: string | null,
): Promise<GuestWalk> {
  const { body } = await newestOf(ctx, scale);
  const answers = answersOnDevice(ctx, scale, cookieHeader);
  const isOther = answers !== null && answers.version !== body.version;
  const own = isOther ? null : answers;
  return {
    about: scaleWords(body, locale),
    locale,
    items: body.items.map((item) => itemWords(item, locale)),
    options: sharedOptions(body, locale),
    letters: own?.letters ?? "",
    isOther,
    daysLeft: own && guestDaysLeft(own, ctx.clock.now().getTime()),
    way: answerWayIn(cookieHeader),
    needsAccount: needsAccount(scale),
  };
}

/** Only who has an account sees a result of this scale (specification §1). */
const needsAccount = (scale: string) => scale === TENDENCIES;

/** The result of the answers on a device, read for whom the guest says they are; nothing of it is stored. Null while an item is open, and where an account is needed. */
export async function readGuestResult(
  ctx: Context,
  scale: string,
  locale: Locale,
  cookieHeader: string | null,
  said: { readonly grade?: string | undefined; readonly gender?: "female" | "male" | undefined },
): Promise<ResultWords | null> {
  if (needsAccount(scale)) return null;
  const { body } = await newestOf(ctx, scale);
  const held = answersOnDevice(ctx, scale, cookieHeader);
  if (held?.version !== body.version) return null;
  const answers = answersOfLetters(body.items, ANSWERS[body.answers], held.letters);
  if (findOpen(body, answers).length > 0) return null;
  const norms = (await newestNorms(ctx, body))?.body ?? null;
  const taker = { grade: gradeNumber(said.grade), gender: said.gender ?? null };
  return wordResult({ body, norms, reading: readInstrumentAnswers(body, norms, taker, answers) }, locale);
}

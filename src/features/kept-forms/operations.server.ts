import type { Context } from "#platform/context.ts";
import { type CookieOptions, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { shownAgain } from "#platform/http/form.server.ts";
import { seal, unseal } from "#platform/seal.ts";
import { isToken, newToken, tokenHash } from "#platform/token.ts";
import type { Person } from "#shared/actor.ts";
import { KEPT_MINUTES, keptUntil, MOST_KEPT } from "./rules.ts";
import { deleteKeptForm, deleteOldest, findKeptForm, noteShown, putKeptForm } from "./store.server.ts";

/** The browser's key to its forms; the server keeps none of it. */
const KEY = "unsent";
/** Whose pages this browser showed last, sealed: a request that is signed out tells nothing else of who sent it. */
const WHOSE = "whose";
const SECONDS = KEPT_MINUTES * 60;

/** A form that waits for the person who typed it. */
export interface KeptForm {
  readonly values: Readonly<Record<string, string>>;
  /** Whether its page was drawn with it before. */
  readonly isShown: boolean;
  readonly keyHash: string;
}

interface AskedAt {
  /** The page a form belongs to. */
  readonly path: string;
  /** The browser's Cookie header. */
  readonly cookies: string | null | undefined;
}

/** Set-Cookie of who is at this browser now; who comes after somebody else takes that one's key away. */
export function cookiesOfWhose(ctx: Context, actor: Person, header: string | null | undefined): string[] {
  const before = whoseOf(ctx, readCookies(header));
  if (before === actor.id) return [];
  const whose = cookie(ctx, WHOSE, seal(ctx, WHOSE, actor.id));
  return before === null ? [whose] : [whose, cookie(ctx, KEY, "", { maxAge: 0 })];
}

/** Keeps the fields of a form, but for passwords and codes. @returns Set-Cookie of the key, null when nobody knows whose form it is. */
export async function keepForm(
  ctx: Context,
  { path, cookies }: AskedAt,
  form: KeptForm["values"],
): Promise<string | null> {
  const known = readCookies(cookies);
  const userId = whoseOf(ctx, known);
  if (userId === null) return null;
  const key = keyOf(known) ?? newToken(ctx);
  await putKeptForm(ctx.db, {
    key_hash: hashOf(key, path),
    user_id: userId,
    form_sealed: seal(ctx, purposeOf(key), shownAgain(form), SECONDS),
    expires_at: keptUntil(ctx.clock.now()).toISOString(),
  });
  await deleteOldest(ctx.db, userId, MOST_KEPT);
  return cookie(ctx, KEY, key, { maxAge: SECONDS });
}

/** The form that waits for a person at a page. */
export async function readKeptForm(ctx: Context, actor: Person, { path, cookies }: AskedAt): Promise<KeptForm | null> {
  const key = keyOf(readCookies(cookies));
  if (key === null) return null;
  const keyHash = hashOf(key, path);
  const row = await findKeptForm(ctx.db, keyHash, actor.id);
  const values = row && (unseal(ctx, purposeOf(key), row.form_sealed) as KeptForm["values"] | null);
  return row && values ? { values, isShown: row.shown_at !== null, keyHash } : null;
}

/** Whether a browser holds the key to forms that wait: its pages may come with one. */
export function mayHoldForms(cookies: Readonly<Record<string, string>>): boolean {
  return keyOf(cookies) !== null;
}

/** A reload shows it again; only what is sent, or its time, ends it. */
export async function noteKeptFormShown(ctx: Context, { keyHash }: KeptForm): Promise<void> {
  await noteShown(ctx.db, keyHash, ctx.clock.now().toISOString());
}

/** Forgets a form that has been sent again. */
export async function forgetKeptForm(ctx: Context, { keyHash }: KeptForm): Promise<void> {
  await deleteKeptForm(ctx.db, keyHash);
}

function whoseOf(ctx: Context, cookies: Readonly<Record<string, string>>): number | null {
  const id = unseal(ctx, WHOSE, cookies[WHOSE] ?? "");
  return typeof id === "number" ? id : null;
}

function keyOf(cookies: Readonly<Record<string, string>>): string | null {
  const key = cookies[KEY];
  return key !== undefined && isToken(key) ? key : null;
}

function hashOf(key: string, path: string): string {
  return tokenHash(`${key} ${path}`);
}

/** Sealed under the browser's key as well: the database and the service's secret alone do not open it. */
function purposeOf(key: string): string {
  return `kept form ${key}`;
}

function cookie(ctx: Context, name: string, value: string, options: CookieOptions = {}): string {
  const secure = ctx.config.publicUrl.startsWith("https:");
  return writeCookie(name, value, { httpOnly: true, secure, ...options });
}

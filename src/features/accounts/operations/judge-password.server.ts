import { siteSettings } from "#features/site/operations.server.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import {
  foldPassword,
  isSiteWords,
  lettersOf,
  ownPasswordFault,
  PASSWORD_MIN,
  type PasswordOwner,
} from "#shared/password.ts";
import { isGivenName, isRun } from "../rules/easy-password.ts";

/** Known in this region; alone or with digits and signs around them. */
const KNOWN_WORDS = new Set(
  [
    "مسلك salalah sohar nizwa صلالة صحار نزوى",
    "khaleej alhamdulillah bismillah inshallah mashallah assalamualaikum salamalaikum habibi habibti allahuakbar",
    "السلامعليكم بسمالله الحمدلله سبحانالله اللهاكبر ماشاءالله انشاءالله لاالهالاالله استغفرالله",
    "حبيبي حبيبتي احبك بحبك كلمةالمرور كلمةالسر كلمهالسر كلمهالمرور الرقمالسري رقمسري مرحبا",
  ]
    .join(" ")
    .split(" ")
    .map(lettersOf),
);
/** Which key of a Latin keyboard an Arabic letter stands on: walks over the keys are found in either writing. */
const ARABIC_KEYS = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ";
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./";

/** What everybody tries first (some 18,000 that are long enough); read when it is first asked for, on the server only. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((one) => one.length >= PASSWORD_MIN).map(foldPassword));
}

function onLatinKeys(text: string): string {
  return [...text]
    .map((letter) => {
      const at = ARABIC_KEYS.indexOf(letter);
      return at < 0 ? letter : LATIN_KEYS[at];
    })
    .join("");
}

/** Whether a password is one of those that are tried first. */
export async function isCommonPassword(password: string, siteNames: readonly string[] = []): Promise<boolean> {
  common ??= readCommon();
  const known = await common;
  const folded = foldPassword(password).trim();
  const half = folded.slice(0, folded.length / 2);
  if (isRun(password) || isGivenName(password) || isSiteWords(password, siteNames)) return true;
  const isWalk = known.has(onLatinKeys(folded)) || known.has(onLatinKeys(folded.replaceAll("لا", "b")));
  const isRepeated = half.length >= 4 && half + half === folded && /^\d+$/.test(half);
  return known.has(folded) || isWalk || isRepeated || KNOWN_WORDS.has(lettersOf(folded));
}

/** Why a password is refused that everybody tries first, or that whoever knows its owner would; null when it is good. */
async function easyFault(ctx: Context, password: string, owner: PasswordOwner): Promise<string | null> {
  const isCommon = () => isCommonPassword(password, siteNames(ctx));
  return ownPasswordFault(password, owner) ?? ((await isCommon()) ? "password_common" : null);
}

/** Refuses an easy password. `path`: the field that is named. */
export async function requireGoodPassword(
  ctx: Context,
  password: string,
  owner: PasswordOwner,
  path = "password",
): Promise<void> {
  const code = await easyFault(ctx, password, owner);
  if (code) throw new AppError("form_invalid", { fields: [{ path, code }] });
}

/** A refusal of other fields that also says that the password is easy, where nothing worse was found about it. */
export async function withEasyPassword(
  ctx: Context,
  refusal: AppError,
  password: string,
  owner: PasswordOwner,
): Promise<AppError> {
  const fields = refusal.details.fields ?? [];
  if (fields.length === 0 || fields.some(({ path }) => path === "password")) return refusal;
  const code = await easyFault(ctx, password, owner);
  return code
    ? new AppError(refusal.code, { ...refusal.details, fields: [...fields, { path: "password", code }] })
    : refusal;
}

/** What this service is called, and where it is. */
function siteNames(ctx: Context): string[] {
  const names = LOCALE_CODES.flatMap((locale) => [siteSettings(ctx, locale).name, ctx.config.site.name[locale]]);
  return [...names, new URL(ctx.config.publicUrl).hostname];
}

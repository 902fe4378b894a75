import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { TENDENCIES } from "../../rules.ts";
import { STATEMENTS } from "../../tendencies/rules.ts";
import { countAnswered } from "../rules/device-answers.ts";
import { answersOnDevice } from "./guest-walk.server.ts";

/** What the page of signing in says of answers held on a device: `done` statements `of` all. */
export interface HeldWords {
  readonly title: string;
  readonly words: string;
  readonly done: number;
  readonly of: number;
  readonly text: string;
  readonly goOn: string;
}

/** Of the tendencies scale, by the cookies sent; null where the device holds none. */
export function heldHere(ctx: Context, cookies: string | null, locale: Locale): HeldWords | null {
  const done = countAnswered(answersOnDevice(ctx, TENDENCIES, cookies)?.letters ?? "");
  if (done === 0) return null;
  const language = { locale };
  return {
    title: m.scales_guest_device({}, language),
    words: m.scales_guest_done_of({ done, total: STATEMENTS }, language),
    done,
    of: STATEMENTS,
    text: m.scales_held_text({}, language),
    goOn: m.scales_held_go_on({}, language),
  };
}

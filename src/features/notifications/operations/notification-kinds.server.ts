import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { NewsFace } from "../schema.ts";
import type { Details } from "../store/notifications.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly notificationKinds: readonly NotificationKind[];
  }
}

/** What is kept of a notification that its words are made of. */
export interface Told {
  readonly subject: string;
  readonly details: Details;
  readonly createdAt: string;
}

/** A notification in words. */
export interface ToldWords {
  readonly title: string;
  readonly description: string;
  /** An address of ours. */
  readonly to: string | null;
  readonly slug?: string;
  /** The language of title and description, where it is not the one asked for. */
  readonly otherLocale?: Locale;
}

/** A kind of notification, as the feature that tells it declares it. */
export interface NotificationKind {
  readonly name: string;
  /** What it is called where people choose. */
  readonly label: (inputs: Record<string, never>, options: { locale: Locale }) => string;
  /** Cannot be switched off: it is about the safety of the account, or a right of the person. */
  readonly isAlways: boolean;
  /** `at-once`: the feature sends a mail of its own, and the weekly one keeps silent; `weekly`: the weekly mail names it for whoever asks for that. */
  readonly mail: "at-once" | "weekly";
  /** What is drawn beside each of them. */
  readonly face: NewsFace;
  /** What is drawn beside one of them, by the slug of what it is about, where each has its own. */
  readonly motifOf?: (ctx: Context, slug: string) => string | undefined;
  /** Null where what it is about is not there any more. */
  readonly say: (ctx: Context, told: Told, locale: Locale) => ToldWords | null;
}

/** The kind of this name, if a feature still tells it. */
export function kindOf(ctx: Context, name: string): NotificationKind | undefined {
  return ctx.extensions.notificationKinds.find((kind) => kind.name === name);
}

/** What is drawn beside a notification: its own thing in the hue of its kind. */
export function faceOf(
  ctx: Context,
  { kind: name, slug }: { kind: string; slug: string | null },
): NewsFace | undefined {
  const kind = kindOf(ctx, name);
  const motif = slug === null ? undefined : kind?.motifOf?.(ctx, slug);
  return kind && (motif ? { ...kind.face, motif } : kind.face);
}

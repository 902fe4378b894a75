import { createHash } from "node:crypto";
import type { Item } from "#content/readers.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { renderMail } from "#platform/mail/layout.ts";
import type { Mail } from "#platform/mail/port.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { firstSaid, isAnnounced } from "./rules.ts";
import type { Announcement, ContentCopy, CopyNotice, SiteSettings } from "./schema.ts";

type Saved = Item<"site-settings">;

/** What an editor has saved, field by field; where nothing is saved, the SITE_* settings of whoever runs the site. */
export function siteSettings(ctx: Context, locale: Locale): SiteSettings {
  const { site } = ctx.config;
  const saved = savedSettings(ctx, locale);
  const ownName = saved?.locale === locale ? saved.name : null;
  return {
    name: firstSaid(ownName, site.name[locale]),
    logo: firstSaid(urlOf(saved?.logo), site.logo),
    supportAddress: firstSaid(saved?.support_email, site.supportAddress),
    social: {
      instagram: firstSaid(saved?.instagram, site.social.instagram),
      x: firstSaid(saved?.x, site.social.x),
      linkedin: firstSaid(saved?.linkedin, site.social.linkedin),
    },
    announcement: saved && announcementOf(ctx, saved, locale),
    contentServiceDown: saved?.content_service_down ?? false,
    consultationsUnderConstruction: saved?.consultations_under_construction ?? false,
    consultationsClosed: saved?.consultations_closed ?? false,
    introVideo: firstSaid(urlOf(saved?.intro_video), site.introVideo),
  };
}

/** Where people write for help; alone, for texts that name nothing else of the site. */
export function supportAddress(ctx: Context): string {
  return firstSaid(savedSettings(ctx, "en")?.support_email, ctx.config.site.supportAddress);
}

/** Who publishes official figures of work (pay, outlook, hours) and where; null where nobody is named. */
export function officialFigures(ctx: Context, locale: Locale): { readonly title: string; readonly to: string } | null {
  const { officialFigures: own } = ctx.config.site;
  const saved = savedSettings(ctx, locale);
  const savedName = saved?.locale === locale ? saved.official_figures_name : null;
  const [title, to] = [firstSaid(savedName, own.name[locale]), firstSaid(saved?.official_figures, own.address)];
  return title && to ? { title, to } : null;
}

/** Which copy of the content pages show when it is not surely the newest; null when all is well. */
export function contentCopy(ctx: Context): ContentCopy | null {
  const { isStale, lastGood, heldSince } = ctx.content;
  if (isStale) return { why: "unread", updatedAt: lastGood };
  return heldSince === null ? null : { why: "declared", updatedAt: heldSince };
}

/** The same in the reader's words; null when all is well. */
export function copyNotice(ctx: Context, locale: Locale): CopyNotice | null {
  const copy = contentCopy(ctx);
  if (!copy) return null;
  const date = formatDate(copy.updatedAt, locale, ctx.config.site.timeZone);
  const text = copy.why === "declared" ? m.site_copy_declared : m.site_copy_unread;
  return { title: m.site_copy_title({ date }, { locale }), text: text({}, { locale }) };
}

function savedSettings(ctx: Context, locale: Locale): Saved | null {
  return ctx.content.list("site-settings", { locale, pageSize: 1 }).items[0] ?? null;
}

function announcementOf(ctx: Context, saved: Saved, locale: Locale): Announcement | null {
  const text = saved.announcement?.trim() ?? "";
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  if (!isAnnounced(text, saved.announcement_until, today)) return null;
  const id = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { id, text, otherLocale: saved.locale === locale ? null : saved.locale };
}

function urlOf(file: { readonly url: string } | null | undefined): string {
  return file?.url ?? "";
}

/** What one mail says; values in its sentences are wrapped by `isolate`. */
export interface MailWords {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: (siteName: string) => string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly action?: MailWay;
  /** A second button of the same weight beside it. */
  readonly other?: MailWay;
  readonly footer: string;
  readonly calendar?: Mail["calendar"];
}

type MailWay = { readonly label: string } & (
  | { readonly screen: ScreenId; readonly query?: Readonly<Record<string, string | undefined>> }
  /** A whole https address of another site, or one of ours that `pathTo` made. */
  | { readonly address: string }
);

/** A mail under the site's name; its button leads to a screen in the language of the mail. */
export function writeMail(ctx: Context, { to, locale, subject, action, other, calendar, ...words }: MailWords): Mail {
  const site = siteSettings(ctx, locale);
  const wayOf = (way: MailWay) => {
    const address = "address" in way ? way.address : pathTo(way.screen, {}, { ...way.query, lang: locale });
    return { label: way.label, url: new URL(address, ctx.config.publicUrl).href };
  };
  const rendered = renderMail({
    ...words,
    locale,
    site,
    subject: subject(site.name),
    action: action && wayOf(action),
    other: other && wayOf(other),
  });
  return { to, locale, ...rendered, ...(calendar && { calendar }) };
}

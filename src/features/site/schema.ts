import type { Locale } from "#i18n/locales.ts";

/** A line over every page, in force on this day. */
export interface Announcement {
  /** Another text has another id, so a dismissal counts for one text. */
  readonly id: string;
  readonly text: string;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale: Locale | null;
}

/** What an editor or the settings decide about the site, in one language. */
export interface SiteSettings {
  readonly name: string;
  readonly logo: string;
  readonly supportAddress: string;
  readonly social: { readonly instagram: string; readonly x: string; readonly linkedin: string };
  readonly announcement: Announcement | null;
  readonly contentServiceDown: boolean;
  readonly consultationsUnderConstruction: boolean;
  readonly consultationsClosed: boolean;
  /** The address of a video in place of the shipped one; empty otherwise. */
  readonly introVideo: string;
}

/** Why pages show an earlier copy of the content, and of which day it is. */
export interface ContentCopy {
  /** `declared` by an editor; `unread`: the database does not answer. */
  readonly why: "declared" | "unread";
  readonly updatedAt: string;
}

/** The same in words for a reader: written on the server, so that no page carries them in vain. */
export interface CopyNotice {
  readonly title: string;
  readonly text: string;
}

/** One way to play the introduction. */
export interface VideoSource {
  readonly src: string;
  readonly type: string;
}

/** Which introduction a page shows, and in whose language. */
export interface Film {
  readonly locale: Locale;
  /** The address of a video in place of the shipped one; empty otherwise. */
  readonly introVideo: string;
}

export interface IntroVideo {
  readonly sources: readonly VideoSource[];
  readonly poster: string;
  /** Addresses of the captions by language; none for a video that somebody else made. */
  readonly captions: readonly { readonly locale: Locale; readonly src: string }[];
  /** Whether the transcript of the shipped video belongs to it. */
  readonly shipped: boolean;
}

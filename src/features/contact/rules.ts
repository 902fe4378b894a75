import type { Limits } from "#platform/limits/limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const HOUR_MS = 3_600_000;

/** What a message is about (spec §3), as it is sent. */
export const INQUIRY_TYPES = ["technical", "service", "suggestion", "other"] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** `held`: looks like advertising; kept for a person to judge, and nothing is sent to its address. */
export const MESSAGE_STATES = ["open", "held", "answered", "closed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Spec §9: an answer comes within so many hours. */
export const REPLY_HOURS = 48;
/** Spec §5: a phone number has exactly so many digits. */
export const PHONE_DIGITS = 8;
/** The longest of each, in characters; said beside the fields. */
export const MAX = { name: 60, subject: 120, message: 2000, answer: 5000 } as const;

/** By device and address, and by the address that is told "we have it": nobody's mailbox is filled from here. */
export const LIMITS = {
  device: { name: "contact.device", max: 10, seconds: HOUR },
  address: { name: "contact.address", max: 60, seconds: 10 * MINUTE },
  addressDay: { name: "contact.address-day", max: 600, seconds: 24 * HOUR },
  email: { name: "contact.email", max: 10, seconds: 24 * HOUR },
} as const satisfies Limits<"contact">;

/** Until when a message is to be answered. */
export function dueAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REPLY_HOURS * HOUR_MS);
}

/** Whether the promise has run out. */
export function isOverdue({ state, due_at }: { state: MessageState; due_at: string }, now: Date): boolean {
  return state === "open" && Date.parse(due_at) < now.getTime();
}

const LINK = /https?:\/\/|www\.|\[url/gi;
const MOST_LINKS = 2;

/** Whether a message looks like advertising: it filled a field nobody sees, or is full of links. */
export function looksLikeSpam({
  message,
  subject,
  trap,
}: {
  message: string;
  subject?: string;
  trap: string;
}): boolean {
  return trap !== "" || (`${subject ?? ""} ${message}`.match(LINK)?.length ?? 0) > MOST_LINKS;
}

/** Read aloud and typed without mistaking one sign for another. */
const SIGNS = "23456789ACDEFGHJKMNPQRTVWXYZ";
const HALF = 4;

/** What a message is called in mails and on the phone: "7K3M-9QXW". */
export function referenceOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 2 * HALF), (byte) => SIGNS[byte % SIGNS.length]).join("");
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}

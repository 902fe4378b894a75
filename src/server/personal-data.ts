import { CONTENT_HISTORY, CONTENT_RECORDS, IMPORTS } from "#content/register.ts";
import { ACCOUNT_LINKS, CONSENTS, EMAIL_CHANGES, IDENTITIES } from "#features/accounts/register.ts";
import { ADVISORS, CONSULTATION_CLOSURES, TIME_SLOTS } from "#features/advisor/register.ts";
import { ADVISOR_APPLICATIONS } from "#features/applications/register.ts";
import { AUDIT_EVENTS } from "#features/audit/register.ts";
import {
  AGREED_ACTIONS,
  BOOKING_WAITS,
  CALENDAR_FEEDS,
  CONFIRMED_CONTACTS,
  CONSULTATION_CHANGES,
  CONSULTATION_MESSAGES,
  CONSULTATION_NOTES,
  CONSULTATION_OUTCOMES,
  CONSULTATIONS,
  CONTACT_CODES,
} from "#features/booking/register.ts";
import { CONTACT_ANSWERS, CONTACT_MESSAGES } from "#features/contact/register.ts";
import { FAVORITES } from "#features/favorites/register.ts";
import { FEEDBACK } from "#features/feedback/register.ts";
import { GUARDIAN_CONSENTS, GUARDIAN_LINKS, GUARDIANSHIPS } from "#features/guardians/register.ts";
import { KEPT_FORMS } from "#features/kept-forms/register.ts";
import {
  NOTIFICATION_CHOICES,
  NOTIFICATION_MARKS,
  NOTIFICATION_READS,
  NOTIFICATIONS,
} from "#features/notifications/register.ts";
import { OWN_FILES, SHOWPIECES, STORED_OWN_FILES } from "#features/own-files/register.ts";
import { USER_ROLES, USERS } from "#features/people/register.ts";
import {
  DATABASE_COPIES,
  DUE_WORK,
  ERASURES,
  ERASURES_FILE,
  EXPORTED_FILES,
  EXPORTS,
  MAIL_FILES,
} from "#features/privacy/register.ts";
import {
  PROFILE_BUSINESSES,
  PROFILE_EXPERIENCE,
  PROFILE_LINKS,
  PROFILE_SHARES,
  PROFILE_WELCOMES,
  PROFILES,
} from "#features/profile/register.ts";
import {
  ACTIVITY_ANSWERS,
  PROFESSION_OPINIONS,
  SCALE_ANSWERS,
  SCALE_ATTEMPTS,
  SCALE_RESULTS,
} from "#features/scales/register.ts";
import { RESULT_SHARES } from "#features/scales/sharing/register.ts";
import { SCHOOL_CLASSES, SCHOOL_PLACES } from "#features/schools/register.ts";
import { SENDINGS } from "#features/sendings/register.ts";
import { KNOWN_DEVICES, RECOVERY_CODES, SECOND_FACTORS, SIGN_INS } from "#features/sign-ins/register.ts";
import { PLAN_CHANGES, PLAN_ITEMS, PLAN_SHARES, PLAN_SUBJECTS } from "#features/study-plan/register.ts";
import { TRIES } from "#platform/limits/register.ts";
import type { PersonalData } from "#platform/personal-data/declare.ts";

/** The register: everything the product keeps about people, in the order of the privacy page. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  USERS,
  USER_ROLES,
  CONSENTS,
  SIGN_INS,
  KNOWN_DEVICES,
  ACCOUNT_LINKS,
  IDENTITIES,
  SECOND_FACTORS,
  RECOVERY_CODES,
  EMAIL_CHANGES,
  TRIES,
  KEPT_FORMS,
  SENDINGS,
  SCALE_ATTEMPTS,
  SCALE_ANSWERS,
  SCALE_RESULTS,
  ACTIVITY_ANSWERS,
  PROFESSION_OPINIONS,
  RESULT_SHARES,
  GUARDIAN_CONSENTS,
  GUARDIAN_LINKS,
  GUARDIANSHIPS,
  SCHOOL_CLASSES,
  SCHOOL_PLACES,
  PROFILES,
  PROFILE_LINKS,
  PROFILE_EXPERIENCE,
  PROFILE_BUSINESSES,
  PROFILE_WELCOMES,
  PROFILE_SHARES,
  FAVORITES,
  PLAN_ITEMS,
  PLAN_CHANGES,
  PLAN_SUBJECTS,
  PLAN_SHARES,
  NOTIFICATIONS,
  NOTIFICATION_READS,
  NOTIFICATION_MARKS,
  NOTIFICATION_CHOICES,
  OWN_FILES,
  SHOWPIECES,
  STORED_OWN_FILES,
  CONTACT_MESSAGES,
  CONTACT_ANSWERS,
  ADVISOR_APPLICATIONS,
  CONSULTATIONS,
  CONSULTATION_CHANGES,
  CONSULTATION_NOTES,
  AGREED_ACTIONS,
  CONSULTATION_OUTCOMES,
  CONSULTATION_MESSAGES,
  CONTACT_CODES,
  CONFIRMED_CONTACTS,
  BOOKING_WAITS,
  CALENDAR_FEEDS,
  ADVISORS,
  TIME_SLOTS,
  CONSULTATION_CLOSURES,
  FEEDBACK,
  AUDIT_EVENTS,
  EXPORTS,
  EXPORTED_FILES,
  ERASURES,
  ERASURES_FILE,
  DATABASE_COPIES,
  DUE_WORK,
  MAIL_FILES,
  CONTENT_HISTORY,
  CONTENT_RECORDS,
  IMPORTS,
];

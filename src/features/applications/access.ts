import { type Account, type Actor, hasAccount, hasRole, type Person } from "#shared/actor.ts";
import type { AgeStanding, ApplicationKind, ApplicationState } from "./rules.ts";

/** Applications are read and decided by administrators. */
export function mayDecideApplications(actor: Actor): actor is Account {
  return hasRole(actor, "admin");
}

/** What somebody can still apply for: an advisor opens classes too, an administrator may do what teachers do. */
export function kindsOpenTo(person: Person): ApplicationKind[] {
  if (!hasAccount(person) || person.accountType === "Consultant") return [];
  return hasRole(person, "teacher") ? ["advisor"] : ["advisor", "teacher"];
}

interface Applying {
  readonly kind: ApplicationKind;
  readonly age: AgeStanding;
  readonly isWaiting: boolean;
}

/** Why somebody cannot apply. */
export function applyRefusal(person: Person, { kind, age, isWaiting }: Applying) {
  if (!kindsOpenTo(person).includes(kind)) return "application_needless";
  if (age === "minor") return "application_minor";
  return isWaiting ? "application_waiting" : null;
}

interface Decided {
  readonly user_id: number;
  readonly state: ApplicationState;
  readonly told_at: string | null;
}

/** Why somebody cannot decide on an application: nobody decides on their own, and what was decided was decided. */
export function decideRefusal(admin: Person, { user_id, state }: Decided) {
  if (user_id === admin.id) return "forbidden";
  return state === "waiting" ? null : "conflict";
}

/** Why a decision cannot be taken back: a refusal can until it is told, an acceptance is told at once. */
export function takeBackRefusal(admin: Person, { user_id, state, told_at }: Decided) {
  if (user_id === admin.id) return "forbidden";
  return state === "refused" && told_at === null ? null : "conflict";
}

import type { ShowingFacts } from "#features/guardians/rules.ts";
import { type Account, type Actor, hasAccount } from "#shared/actor.ts";
import type { PlanForm } from "./schema/plan-forms.ts";

/** An account keeps its own plan; that of a visitor or a place in a class stays on the device. */
export function mayKeepInAccount(actor: Actor): actor is Account {
  return hasAccount(actor);
}

const OF_ACCOUNTS: readonly PlanForm["act"][] = ["back", "claim", "agreed-done", "agreed-undone"];

/** Why a form is refused: a device has no history, nothing agreed with anybody, and nobody to give its plan to. */
export function formRefusal(actor: Actor, act: PlanForm["act"]) {
  return mayKeepInAccount(actor) || !OF_ACCOUNTS.includes(act) ? null : "unauthorized";
}

/** Why a plan is not shown by an open link: under 18 it is shown to a guardian or an advisor, by name. */
export function linkRefusal({ isMinorOrUnknown }: Pick<ShowingFacts, "isMinorOrUnknown">) {
  return isMinorOrUnknown ? "plan_link_adults" : null;
}

interface Reader {
  readonly id: number;
  readonly account_type: string;
  readonly disabled_at: string | null;
}

/** Whether somebody may still read a plan that was shown to them: an advisor, or a guardian who is still linked. */
export function mayReadPlan(reader: Reader, guardians: readonly { readonly id: number }[]): boolean {
  if (reader.disabled_at !== null) return false;
  return reader.account_type === "Consultant" || guardians.some(({ id }) => id === reader.id);
}

/** Whether an account is that of an advisor somebody else may show a plan to. */
export function isAdvisorFor(person: Pick<Account, "id">, found: Reader & { readonly activated_at: string | null }) {
  const isOpen = found.activated_at !== null && found.disabled_at === null;
  return found.account_type === "Consultant" && isOpen && found.id !== person.id;
}

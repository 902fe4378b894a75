import type { ShowingFacts } from "#features/guardians/rules.ts";
import { type Account, type Actor, hasAccount } from "#shared/actor.ts";
import type { PlanForm } from "./schema/plan-forms.ts";
import type { ShareWith } from "./schema/share.ts";

/** An account keeps its own plan; that of a visitor or a place in a class stays on the device. */
export function mayKeepInAccount(actor: Actor): actor is Account {
  return hasAccount(actor);
}

const OF_ACCOUNTS: readonly PlanForm["act"][] = ["back", "claim", "agreed-done", "agreed-undone"];

/** Why a form is refused: a device has no history, nothing agreed with anybody, and nobody to give its plan to. */
export function formRefusal(actor: Actor, act: PlanForm["act"]) {
  return mayKeepInAccount(actor) || !OF_ACCOUNTS.includes(act) ? null : "unauthorized";
}

/** Why a plan is not shown in a way: while a guardian objects only guardians read it; under 18 nobody by an open link. */
export function showRefusal(
  { keeping, isMinorOrUnknown }: Pick<ShowingFacts, "keeping" | "isMinorOrUnknown">,
  to: ShareWith,
) {
  if (to === "guardian") return null;
  if (keeping === "hidden") return "plan_objected";
  return to === "link" && isMinorOrUnknown ? "plan_link_adults" : null;
}

interface Reader {
  readonly id: number;
  readonly account_type: string;
  readonly disabled_at: string | null;
}

/** Whether somebody may still read a plan that was shown to them: a guardian who is still linked, or an advisor while none objects. */
export function mayReadPlan(
  reader: Reader,
  guardians: readonly { readonly id: number }[],
  owner: ShowingFacts,
): boolean {
  if (reader.disabled_at !== null) return false;
  if (guardians.some(({ id }) => id === reader.id)) return true;
  return reader.account_type === "Consultant" && showRefusal(owner, "advisor") === null;
}

/** Whether an account is that of an advisor somebody else may show a plan to. */
export function isAdvisorFor(person: Pick<Account, "id">, found: Reader & { readonly activated_at: string | null }) {
  const isOpen = found.activated_at !== null && found.disabled_at === null;
  return found.account_type === "Consultant" && isOpen && found.id !== person.id;
}

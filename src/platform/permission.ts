import { type Actor, isPerson } from "#shared/actor.ts";
import { AppError, type ErrorCode, type ErrorDetails } from "./errors.ts";

/** The asker, if a rule of access lets them; who is nobody hears 401, everybody else 403. */
export function permit<T extends Actor>(actor: Actor, rule: (actor: Actor) => actor is T): T {
  if (rule(actor)) return actor;
  throw new AppError(isPerson(actor) ? "forbidden" : "unauthorized");
}

/** Throws what a rule of access answered; null is its yes. */
export function refuseIf(refusal: ErrorCode | null, details?: ErrorDetails): void {
  if (refusal !== null) throw new AppError(refusal, details);
}

/** What was read about the asker; whoever is gone in the meantime is nobody (401). */
export function stillThere<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError("unauthorized");
  return found;
}

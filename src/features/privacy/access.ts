import { hasAccount, type Person } from "#shared/actor.ts";

interface Ready {
  readonly userId: number;
  readonly state: string;
  readonly expiresAt: string | null;
}

/** A copy of one's data is its owner's alone, once it is ready and until its time is over; for everybody else it does not exist. */
export function mayOpenCopy(person: Person, { userId, state, expiresAt }: Ready, now: Date): boolean {
  return (
    hasAccount(person) && person.id === userId && state === "ready" && expiresAt !== null && new Date(expiresAt) > now
  );
}

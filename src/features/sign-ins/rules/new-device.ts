const DAY_MS = 24 * 3_600_000;
/** At activation nobody else can have been there; the mail about a new password names the device itself. */
const SAID_OTHERWISE = new Set(["activation", "reset", "place"]);

interface DeviceFacts {
  readonly method: string;
  readonly isDemo: boolean;
  readonly activatedAt: string | null;
  /** Whether the account knows any device. */
  readonly hasOthers: boolean;
}

/** Whether a mail tells of a sign-in from a device the account did not know; the first sign-in of a new account is no news. */
export function isNewDeviceTold({ method, isDemo, activatedAt, hasOthers }: DeviceFacts, now: Date): boolean {
  if (isDemo || activatedAt === null || SAID_OTHERWISE.has(method)) return false;
  return hasOthers || now.getTime() - Date.parse(activatedAt) > DAY_MS;
}

import { forgetWalk, type GivenAnswer, type KeptWalk } from "./kept-walk.ts";

/** The call that gives a draft to the device and takes its answers back. */
export const draftCall = (scale: string) => `/api/users-permissions/users/me/scales/${scale}/draft`;
const GIVE_UP_MS = 20_000;
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** The draft is finished or gone, or it is another sign-in's: what waits is nobody's any more. */
const OVER = [400, 403, 404, 409];

/** `sent`: nothing waits any more · `later`: no line, or the sign-in has ended · `over`: the draft is no more. */
export type Sending = "sent" | "later" | "over";

/** Sends what waits on the device, in the order given, in one piece; the server takes it from the sign-in that gave it only. */
export async function sendWaiting(walk: KeptWalk): Promise<Sending> {
  const { waiting, draft } = walk;
  if (waiting.length === 0) return "sent";
  const { about, attempt, signIn } = draft;
  const answer = await put(draftCall(about.scale), { attempt, signIn, answers: waiting.map(forSending) });
  if (!answer) return "later";
  if (OVER.includes(answer.status)) {
    await forgetWalk(signIn);
    return "over";
  }
  if (!answer.ok) return "later";
  await walk.noteSent(waiting);
  return "sent";
}

/** Clocks of devices are wrong; how long ago is not. */
function forSending({ item, answer, ms, given }: GivenAnswer) {
  return { item, answer, ms, ago: Math.min(Math.max(0, Date.now() - given), WEEK_MS) };
}

async function put(address: string, body: unknown): Promise<Response | null> {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(address, {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    // What a proxy or a captive portal answers says nothing of the draft.
    return answer.headers.has("X-Request-Id") ? answer : null;
  } catch {
    return null;
  }
}

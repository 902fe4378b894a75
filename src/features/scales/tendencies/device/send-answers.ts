import { forgetWalk, type GivenAnswer, type KeptWalk } from "./kept-walk.ts";

const ADDRESS = "/api/users-permissions/users/me/personality-test/draft";
const GIVE_UP_MS = 20_000;
/** The draft is finished or gone, or it is another sign-in's: what waits is nobody's any more. */
const OVER = [400, 403, 404, 409];

/** `sent`: nothing waits any more · `later`: no line, or the sign-in has ended · `over`: the draft is no more. */
export type Sending = "sent" | "later" | "over";

/** Sends what waits on the device, in the order given, in one piece; the server takes it from the sign-in that gave it only. */
export async function sendWaiting(walk: KeptWalk): Promise<Sending> {
  const { waiting, draft } = walk;
  if (waiting.length === 0) return "sent";
  const { attempt, signIn } = draft;
  const answer = await put({ attempt, signIn, answers: waiting.map(forSending) });
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
function forSending({ statement, answer, ms, given }: GivenAnswer) {
  return { statement, answer, ms, ago: Math.max(0, Date.now() - given) };
}

async function put(body: unknown): Promise<Response | null> {
  const headers = { "Content-Type": "application/json" };
  try {
    return await fetch(ADDRESS, {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
  } catch {
    return null;
  }
}

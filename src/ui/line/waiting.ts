import { tellOfLine } from "./notice.ts";

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** What a try came to: an answer of ours, none (undefined), or that an earlier copy is still being carried out (null). */
export type Tried = Response | null | undefined;

interface Waited {
  readonly signal?: AbortSignal | null | undefined;
  readonly isSending: boolean;
}

const waiting = new Set<() => void>();
let held = 0;

addEventListener("online", sendAgain);

/** Lets all that waits go out at once. */
export function sendAgain(): void {
  for (const again of [...waiting]) again();
}

/** Tries until there is an answer, after `first` was none; the person is told, once, and when the line is back. */
export async function waitForLine(
  first: Tried,
  attempt: (tries: number) => Promise<Tried>,
  { signal, isSending }: Waited,
): Promise<Response> {
  let isHeld = false;
  const tell = (what: "lost" | "back" | "gone") => tellOfLine(what, sendAgain, isSending);
  try {
    let answer = first;
    for (let tries = 1; !answer; tries += 1) {
      if (answer === undefined) {
        if (!isHeld) held += 1;
        isHeld = true;
        tell("lost");
      }
      await pause(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS), signal);
      signal?.throwIfAborted();
      answer = await attempt(tries);
    }
    return answer;
  } finally {
    if (isHeld) {
      held -= 1;
      tell(held > 0 ? "lost" : signal?.aborted ? "gone" : "back");
      if (!signal?.aborted) sendAgain();
    }
  }
}

function pause(ms: number, signal: Waited["signal"]): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      waiting.delete(again);
      signal?.removeEventListener("abort", again);
      resolve();
    };
    const timer = setTimeout(again, ms);
    waiting.add(again);
    signal?.addEventListener("abort", again);
  });
}

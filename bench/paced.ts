import { Agent, request } from "node:http";

/** One request of a steady stream. */
export interface Ask {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Paced {
  /** Milliseconds of each answer, sorted. */
  readonly times: readonly number[];
  /** How many answers had which status; 0: none came. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly seconds: number;
}

/** Asks so many times a second whether or not earlier answers came, as people do; `heard` is told of each answer. */
export async function paced(
  perSecond: number,
  seconds: number,
  make: (at: number) => Ask,
  heard: (at: number, status: number) => void = () => undefined,
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const running: Promise<void>[] = [];
  const from = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = from + (at * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    running.push(
      once(make(at), agent).then((status) => {
        // From when it was due: a late start is a wait as well.
        times.push(performance.now() - due);
        statuses[status] = (statuses[status] ?? 0) + 1;
        heard(at, status);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { times: times.sort((a, b) => a - b), statuses, seconds: (performance.now() - from) / 1000 };
}

function once({ method, url, headers, body }: Ask, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      response.on("end", () => resolve(response.statusCode ?? 0)).resume();
    });
    asked.on("error", () => resolve(0));
    asked.end(body);
  });
}

/** The time within which so many of a hundred answers came. */
export function within({ times }: Paced, percent: number): number {
  return times[Math.min(times.length - 1, Math.ceil((times.length * percent) / 100) - 1)] ?? Number.NaN;
}

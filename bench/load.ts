// Asks a server in a process of its own, so that what asks and what answers do not share a thread.
import autocannon from "autocannon";

export const CONNECTIONS = 16;

export interface LoadOrder {
  readonly address: string;
  /** Each connection asks for its own share of them, in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** For so long; 0: every path once. */
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Answers that did not come or were not 200. */
  readonly failed: number;
  /** Milliseconds within which 50 and 99 of 100 answers came. */
  readonly p50: number;
  readonly p99: number;
}

function shareOf(paths: readonly string[], connection: number): autocannon.Request[] {
  const own = paths.filter((_, at) => at % CONNECTIONS === connection);
  return (own.length > 0 ? own : paths).map((path) => ({ path, method: "GET" }));
}

function ask({ address, paths, headers, seconds }: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    let connection = 0;
    let last = 0;
    const from = performance.now();
    const options: autocannon.Options = {
      url: address,
      connections: CONNECTIONS,
      headers: { ...headers },
      ...(seconds > 0 ? { duration: seconds } : { amount: paths.length }),
      setupClient(client) {
        client.setRequests(shareOf(paths, connection));
        connection += 1;
      },
    };
    const running = autocannon(options, (error, result) => {
      if (error) return reject(error);
      resolve({
        requests: result["2xx"] + result.non2xx,
        seconds: (last - from) / 1000,
        failed: result.errors + result.timeouts + result.non2xx,
        p50: result.latency.p50,
        p99: result.latency.p99,
      });
    });
    running.on("response", () => {
      last = performance.now();
    });
  });
}

process.on("message", async (order: LoadOrder) => {
  process.send?.(await ask(order));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

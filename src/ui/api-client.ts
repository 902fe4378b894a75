/** What a call of the API came to; a fault is a value, nothing is thrown. */
export type Answer<T> = { readonly isOk: true; readonly body: T } | { readonly isOk: false; readonly fault: Fault };

export interface Fault {
  /** `stopped`: the caller no longer wants the answer · `refused`: the server said why · `lost`: no answer came. */
  readonly kind: "stopped" | "refused" | "lost";
  /** 0 when there was no answer. */
  readonly status: number;
  /** The server's words in the reader's language, or none. */
  readonly message: string;
}

interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal;
  /** The person is not told: the fault is only logged. */
  readonly quiet?: boolean;
}

/** GET of the product's own API, the one way from the browser. */
export async function getFromApi<T>(path: `/${string}`, options: CallOptions = {}): Promise<Answer<T>> {
  const answer = await ask<T>(addressOf(path, options.query), options.signal);
  if (!answer.isOk && options.quiet && answer.fault.kind !== "stopped")
    console.info(`GET ${path}: ${answer.fault.status} ${answer.fault.message}`);
  return answer;
}

function addressOf(path: string, query: CallOptions["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(key, String(value));
  return search.size > 0 ? `/api${path}?${search}` : `/api${path}`;
}

async function ask<T>(address: string, signal: AbortSignal | undefined): Promise<Answer<T>> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
    const body = await response.json();
    if (response.ok) return { isOk: true, body };
    return fault("refused", response.status, body?.error?.message ?? "");
  } catch (error) {
    return fault(signal?.aborted ? "stopped" : "lost", 0, error instanceof Error ? error.message : "");
  }
}

function fault(kind: Fault["kind"], status: number, message: string): Answer<never> {
  return { isOk: false, fault: { kind, status, message } };
}

const SAFE = /^[A-Za-z]\w{0,39}$/;

/** A code or a class, never the message: that may quote an address or a name. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === "string" && SAFE.test(code) ? code : SAFE.test(error.name) ? error.name : "Error";
  return typeof responseCode === "number" ? `${name}_${responseCode}` : name;
}

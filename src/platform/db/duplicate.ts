const POSTGRES_UNIQUE = "23505";
const SQLITE_UNIQUE = 2067;

/** Whether a write failed because somebody else took a unique value between the look and the write. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_UNIQUE;
}

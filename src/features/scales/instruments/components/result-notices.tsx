import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Alert } from "#ui/alert.tsx";

interface ResultNoticesProps {
  readonly result: { readonly isKept: boolean; readonly expiresAt: string | null };
  readonly timeZone: string;
  readonly isRestored: boolean;
}

/** What has just become of an own result, and until when one that is only tried stands. */
export function ResultNotices({ result: { isKept, expiresAt }, timeZone, isRestored }: ResultNoticesProps) {
  return (
    <>
      {isRestored && (
        <Alert kind="ok" role="status">
          {m.scales_restored()}
        </Alert>
      )}
      {!isKept && expiresAt && (
        <Alert kind="info">
          {m.scales_result_trial({ date: formatDate(expiresAt, getLocale(), timeZone, "dateTime") })}
        </Alert>
      )}
    </>
  );
}

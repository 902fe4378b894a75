import { useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { NOTICE_KEY, type Notice, noticeOf } from "../rules.ts";

const WORDS: Readonly<Record<Notice, () => string>> = {
  signed_in: m.accounts_notice_signed_in,
  activated: m.accounts_notice_activated,
  signed_out: m.accounts_notice_signed_out,
  link_sent: m.accounts_sent_title,
};

/** Says once what has just happened. `path` is the address the server answered, so that both sides render the same. */
export function AccountNotice({ path }: { path: string }) {
  const location = useLocation();
  const isArrival = location.pathname + location.search === path;
  const notice = isArrival ? noticeOf(path) : null;
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(NOTICE_KEY)) return;
    url.searchParams.delete(NOTICE_KEY);
    history.replaceState(history.state, "", url);
  }, []);
  if (!notice) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4">
      <Alert kind="ok" role="status">
        {WORDS[notice]()}
      </Alert>
    </div>
  );
}

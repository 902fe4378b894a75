import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import type { ShownNotice } from "../rules/notices.ts";

const KEY = "notice";

interface AccountNoticeProps {
  readonly notice: ShownNotice | null;
  /** The address the server answered, so that both sides render the same. */
  readonly path: string;
}

/** Says once what has just happened. */
export function AccountNotice({ notice, path }: AccountNoticeProps) {
  const { pathname, search, key, state } = useLocation();
  const [firstKey] = useState(key);
  const box = useRef<HTMLDivElement>(null);
  const isFirst = key === firstKey;
  // The router's own mark of a redirect: a form that comes back refused keeps the address, and has nothing to be glad of.
  const isArrival = isFirst || state?._isRedirect === true;
  const isShown = notice !== null && isArrival && pathname + search === path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival says it once
  useEffect(() => {
    // What stands on a page from its beginning is announced by no live region: the focus tells it, unless somebody has gone on already.
    const isLoaded = isFirst && state?._isRedirect !== true;
    if (isShown && (!isLoaded || document.activeElement === document.body)) box.current?.focus();
    const url = new URL(window.location.href);
    if (!url.searchParams.has(KEY)) return;
    url.searchParams.delete(KEY);
    history.replaceState(history.state, "", url);
  }, [isShown, key]);
  if (!isShown) return null;
  return (
    <div className="wrap pt-4">
      {/* biome-ignore lint/a11y/noAutofocus: what has just happened is said first, also without scripts */}
      <div ref={box} tabIndex={-1} autoFocus data-told>
        <Alert kind={notice.kind} role="status">
          <p>{notice.text}</p>
          {notice.who && <p>{notice.who}</p>}
        </Alert>
      </div>
    </div>
  );
}

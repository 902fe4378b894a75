import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { EmptyState } from "#ui/empty-state.tsx";
import { LineLost, throughLine } from "#ui/line/line.ts";
import { AgainLink } from "./error-screen.tsx";

/** Whether a fault is that of the line, which is nobody's and passes. */
export function isOfLine(fault: unknown): boolean {
  return fault instanceof LineLost || (fault instanceof TypeError && globalThis.navigator?.onLine === false);
}

/** In the place of a page that could not come: it comes by itself once the line is back. */
export function LineScreen() {
  useEffect(() => {
    const left = new AbortController();
    const comeBack = () => location.reload();
    throughLine(new URL(location.href), { method: "HEAD", signal: left.signal }).then(comeBack, () => undefined);
    return () => left.abort();
  }, []);
  return (
    <div className="read">
      <title>{m.errors_line_title()}</title>
      <EmptyState heading="h1" icon="info" title={m.errors_line_title()}>
        <p>{m.errors_line_text()}</p>
        <AgainLink />
      </EmptyState>
    </div>
  );
}

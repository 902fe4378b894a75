import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { EmptyState } from "#ui/empty-state.tsx";
import { throughLine } from "#ui/line/line.ts";
import { AgainLink } from "./error-screen.tsx";

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
      <title>{m.ui_line_screen_title()}</title>
      <EmptyState heading="h1" icon="info" title={m.ui_line_screen_title()}>
        <p>{m.ui_line_screen_text()}</p>
        <AgainLink />
      </EmptyState>
    </div>
  );
}

import { useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { throughLine } from "#ui/line/line.ts";
import { LostChannel } from "#ui/lost-channel.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { wholeTitle } from "#ui/whole-title.ts";
import { AgainLink } from "./error-screen.tsx";

/** In the place of a page that could not come: it comes by itself once the line is back. */
export function LineScreen({ siteName }: { readonly siteName?: string }) {
  useEffect(() => {
    const left = new AbortController();
    const comeBack = () => location.reload();
    throughLine(new URL(location.href), { method: "HEAD", signal: left.signal }).then(comeBack, () => undefined);
    return () => left.abort();
  }, []);
  return (
    <div className="wrap grid gap-6 pb-8">
      <title>{wholeTitle(m.ui_line_screen_title(), siteName)}</title>
      <PageTop title={m.ui_line_screen_title()} lead={m.ui_line_screen_text()} />
      <LostChannel />
      <p>
        <AgainLink />
      </p>
    </div>
  );
}

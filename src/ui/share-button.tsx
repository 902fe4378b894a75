import { m } from "#i18n/paraglide/messages.js";
import { Button } from "./button.tsx";
import { useCopied } from "./copied.ts";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";

/** Shares an address by the device's own means, or copies it; drawn once scripts are there. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [isCopied, copy] = useCopied(url);
  if (!useHydrated()) return null;
  const canShare = typeof navigator.share === "function";
  const share = async () => {
    if (!canShare) return copy();
    // Closing the device's sheet rejects; nothing is to be done then.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <span className="no-print inline-flex items-center">
      <Button type="button" kind="quiet" small onClick={share}>
        <Icon name="share" />
        {canShare ? m.ui_share() : m.ui_copy_link()}
      </Button>
      <span role="status" className="hint">
        {isCopied ? <>&emsp;{m.ui_copied()}</> : ""}
      </span>
    </span>
  );
}

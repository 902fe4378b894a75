import { m } from "#i18n/paraglide/messages.js";
import { Button } from "./button.tsx";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";

/** Opens the browser's print dialog; absent without JavaScript. */
export function PrintButton({ label, small = true }: { label?: string; small?: boolean }) {
  if (!useHydrated()) return null;
  return (
    <Button type="button" kind="quiet" small={small} className="no-print print-button" onClick={() => window.print()}>
      <Icon name="print" />
      {label ?? m.ui_print()}
    </Button>
  );
}

import { lazy, Suspense } from "react";
import type { ChosenProvider } from "../schema.ts";

// Most lists are narrowed to no institution, so its part comes when one is.
const ProviderPart = lazy(async () => ({ default: (await import("./provider-part.tsx")).ProviderPart }));

/** Where a list shows the institution it is narrowed to. */
export function ProviderBanner({ provider }: { provider: ChosenProvider | null }) {
  return (
    provider && (
      <Suspense>
        <ProviderPart provider={provider} />
      </Suspense>
    )
  );
}

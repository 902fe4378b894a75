import { useState } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./hydrated.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** Copies a short text, such as a code; drawn once scripts are there. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  // A browser that keeps the clipboard shut says nothing was copied.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button type="button" kind="quiet" small className="no-print" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="hint">
        {copied ? done : ""}
      </span>
    </>
  );
}

import { useState } from "react";

/** @returns whether a text was copied, and what copies it; a browser that keeps the clipboard shut says nothing was. */
export function useCopied(text: string): readonly [isCopied: boolean, copy: () => Promise<void> | undefined] {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return [isCopied, copy];
}

import { Button } from "./button.tsx";
import { useCopied } from "./copied.ts";
import { useHydrated } from "./hydrated.ts";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** Copies a short text, such as a code; drawn once scripts are there. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, copy] = useCopied(text);
  if (!useHydrated()) return null;
  return (
    <>
      <Button type="button" kind="quiet" small className="no-print" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="hint">
        {isCopied ? done : ""}
      </span>
    </>
  );
}

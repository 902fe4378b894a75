import { useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";
import { jumpTo } from "./jump.ts";

export interface ErrorItem {
  /** The id of the field; left out when the fault belongs to none. */
  readonly id?: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly items: readonly ErrorItem[];
  readonly title?: string;
  /** The refusal itself: another one takes focus again, also when it says the same. */
  readonly refusal?: unknown;
}

/** What a refused form must say first: takes focus when it appears and leads to each field. */
export function ErrorSummary({ items, title, refusal }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = items.map((item) => item.text).join("\n");
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes focus
  useEffect(() => {
    // Whoever went on to a field while scripts were on their way is not called back.
    if (isHydrated || document.activeElement === document.body) box.current?.focus();
  }, [shown, refusal]);
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is said first, also before and without scripts
    <div ref={box} className="alert alert-err" role="alert" tabIndex={-1} autoFocus>
      <Icon name="err" />
      <div>
        <h2 className="h3">{title ?? m.ui_error_summary_title()}</h2>
        <ul>
          {items.map(({ id, text }) => (
            <li key={`${id}${text}`}>
              {id ? (
                <a href={`#${id}`} onClick={jumpTo}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

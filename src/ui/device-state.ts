import { useCallback, useEffect, useRef, useState } from "react";

/** What was kept on the device counts only when it is there within this time; afterwards the page stays as it is. */
export const REHYDRATION_LIMIT_MS = 5000;

/** Everything that may be kept on a device: filters, toggles and tabs. Nothing that says who somebody is. */
export type DeviceKey = `filter:${string}` | `toggle:${string}` | `tab:${string}`;

const PREFIX = "wijha:";

/** The kept value, or undefined when there is none, it cannot be read, or it came too late. */
export function keptValue<T>(
  raw: string | null,
  elapsedMs: number,
  accepts: (value: unknown) => value is T,
): T | undefined {
  if (raw === null || elapsedMs > REHYDRATION_LIMIT_MS) return undefined;
  try {
    const value: unknown = JSON.parse(raw);
    return accepts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** State kept in localStorage. The server and the first render show `initial`; a change made by the person wins over what was kept. */
export function useDeviceState<T>(
  key: DeviceKey,
  initial: T,
  accepts: (value: unknown) => value is T,
): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  const touched = useRef(false);
  const accept = useRef(accepts);
  useEffect(() => {
    const begun = performance.now();
    const timer = setTimeout(() => {
      if (touched.current) return;
      const kept = keptValue(read(key), performance.now() - begun, accept.current);
      if (kept !== undefined) setValue(kept);
    });
    return () => clearTimeout(timer);
  }, [key]);
  const change = useCallback(
    (next: T) => {
      touched.current = true;
      setValue(next);
      write(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, change];
}

function read(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

// A browser may forbid storage or have no room left: the page works without.
function write(key: DeviceKey, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {}
}

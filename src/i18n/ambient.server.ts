import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "./locales.ts";
import { overwriteServerAsyncLocalStorage } from "./paraglide/runtime.js";

const storage = new AsyncLocalStorage<{ locale?: Locale; origin?: string; messageCalls?: Set<string> }>();
overwriteServerAsyncLocalStorage(storage);

/** Runs `work` so that every word asked for inside it, also later in its promises, is in `locale`. */
export function inLocale<T>(locale: Locale, work: () => T): T {
  return storage.run({ locale }, work);
}

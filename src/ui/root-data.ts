import { useRouteLoaderData } from "react-router";
import { OWN_DATA } from "#shared/own-part.ts";

/** The root loader's data; of a page that readers share, with the part of its reader. Undefined where no loader ran. */
export function useRootData<T extends object>(): T | undefined {
  const data = useRouteLoaderData("root") as (T & { isApart?: "open" | "filled" }) | undefined;
  // Once, before anything is drawn with it: whoever asks next finds it whole.
  if (!import.meta.env.SSR && data?.isApart === "open")
    Object.assign(data, JSON.parse((document.getElementById(OWN_DATA) as HTMLScriptElement).text));
  return data;
}

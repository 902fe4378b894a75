import { useRouteLoaderData } from "react-router";
import { OWN_DATA } from "#shared/own-part.ts";

interface Apart {
  readonly isApart?: boolean;
}

let whole: { readonly of: unknown; readonly data: unknown } | undefined;

/** The root loader's data; of a page that readers share, with the part of its reader. Undefined where no loader ran. */
export function useRootData<T extends object>(): T | undefined {
  const data = useRouteLoaderData("root") as (T & Apart) | undefined;
  if (import.meta.env.SSR || !data?.isApart) return data;
  if (whole?.of !== data)
    whole = { of: data, data: { ...data, ...JSON.parse(document.getElementById(OWN_DATA)?.textContent ?? "{}") } };
  return whole?.data as T;
}

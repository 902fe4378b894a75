import { redirect } from "react-router";
import { pageAddress } from "./page-address.ts";

/** Leads on from the address of a record in capitals to that in small letters, the only ones slugs have, where there is such a record. */
export function requireSmallLetters(request: Request, slug: string, exists: (slug: string) => boolean): void {
  const { pathname, search } = pageAddress(request);
  const small = pathname.toLowerCase();
  if (small !== pathname && exists(slug.toLowerCase())) throw redirect(small + search, 301);
}

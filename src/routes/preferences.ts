import { redirect } from "react-router";
import { z } from "zod";
import { faultWords } from "#i18n/fault-words.ts";
import { isAppError } from "#platform/errors.ts";
import { writeCookie } from "#platform/http/cookies.ts";
import { readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/preferences";

const YEAR = 365 * 24 * 3600;
const PREFERENCES = z.strictObject({
  theme: z.enum(["auto", "light", "dark", "contrast"]),
  back: z.string().max(500).optional(),
});

/** Nothing is shown at this address. */
export function loader() {
  return redirect(pathTo("landing"), 303);
}

/** Keeps how somebody wants the pages to look, in a cookie, and goes back. */
export async function action({ request }: Route.ActionArgs) {
  try {
    const { theme, back } = parseInput(PREFERENCES, await readForm(request));
    const cookie = writeCookie("theme", theme, { maxAge: theme === "auto" ? 0 : YEAR });
    const to = isOwnPath(back) ? back : pathTo("landing");
    return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return new Response(faultWords(error.code), {
      status: error.status,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}

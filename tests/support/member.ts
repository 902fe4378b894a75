import type { Walk } from "./browser.ts";
import { arriveAt, type Newcomer, stranger } from "./steps.ts";
import { Visitor } from "./visitor.ts";

/** Somebody with an active account, signed in on the page and at home. The screens of the way there have journeys of their own. */
export async function member(walk: Walk, mark: string): Promise<Newcomer> {
  const { page, server, lang } = walk;
  const person = stranger(lang, mark);
  const { password } = person;
  const visitor = new Visitor(server, lang);
  const sent = await visitor.signUp(person);
  const link = new URL(await server.linkTo(person.email));
  const opened = await visitor.post(link.pathname + link.search, { password });
  if (sent.status !== 303 || opened.status !== 303)
    throw new Error(`No account came about:\n${sent.text}${opened.text}`);
  await page.context().addCookies(visitor.ofBrowser);
  await page.goto(`${server.base}/home`);
  await arriveAt(walk, new RegExp(person.firstName));
  return person;
}

import { m } from "#i18n/paraglide/messages.js";
import { test, type Walk } from "../support/browser.ts";
import {
  activate,
  arriveAt,
  atStatement,
  beginScale,
  findProfession,
  newcomer,
  press,
  STATEMENTS,
  seeResult,
  signOut,
  signUp,
} from "../support/steps.ts";

const CRASH_AFTER = 23;

test("from the landing page to an explained result, over a crash of the server", async ({
  page,
  server,
  lang,
  say,
  expected,
}) => {
  test.setTimeout(240_000);
  const walk: Walk = { page, server, lang, say, expected };
  const person = newcomer(lang, "journey");
  await page.goto(server.base);
  // A newcomer meets Arabic; the other language is one link away.
  if (lang === "en") await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await findProfession(walk, async (name) =>
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .first()
      .click(),
  );
  await signUp(walk, person);
  await activate(walk, person);
  await beginScale(walk);
  for (let number = 1; number <= STATEMENTS; number += 1) {
    await atStatement(walk, number);
    await press(walk, number % 3 === 0 ? "mouse" : "keyboard");
    if (number === CRASH_AFTER) {
      // What was pressed is saved before the next statement comes.
      await atStatement(walk, number + 1);
      await server.end("SIGKILL");
      await server.begin();
      await page.goto(`${server.base}/career-test`);
      await arriveAt(walk, say(m.scales_title));
      await page.getByRole("button", { name: say(m.scales_start_resume) }).click();
    }
  }
  await seeResult(walk);
  await signOut(walk, person);
});

import type { DemoLife, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { demoEmail } from "#features/accounts/operations/demo-life.server.ts";
import { removePlaceUser } from "#features/accounts/operations/place-user.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import type { Grade } from "#features/people/rules.ts";
import { answerAsDemo, type DemoAnswers } from "#features/scales/tendencies/operations/demo-answers.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import past from "../../../db/seed/people/demo-past.json";
import { claim, shareResult } from "./operations/claim-place.server.ts";
import { joinClass } from "./operations/join-class.server.ts";
import { openClass } from "./operations/manage-classes.server.ts";
import type { IssuedCode } from "./schema.ts";
import { classesOf, deleteClass } from "./store/classes.server.ts";
import { placesOf } from "./store/places.server.ts";

const HOURS_BETWEEN = 1 / 24;

/** The demo's advisor has a class: most have finished, two have only joined, and the demo's pupil took the place along. */
async function fillDemoClass({ people, ago }: DemoLife): Promise<void> {
  const { name, grade, daysAgo, places, days, own, pupils } = past.class;
  const opened = ago(daysAgo);
  const { code } = await openClass(opened, people.advisor, {
    name,
    scale: "tendencies",
    grade: grade as Grade,
    places,
    days,
  });
  let issuedToOwn: IssuedCode | undefined;
  for (const [index, pupil] of pupils.entries()) {
    const ctx = ago(daysAgo - 1 - index * HOURS_BETWEEN);
    const locale = people.advisor.locale;
    const visitor: Visitor = { kind: "visitor", locale, origin: people.advisor.origin };
    const { token, issued } = await joinClass(ctx, visitor, {
      code: code.replace(/[^0-9A-Z]/g, ""),
      short_name: pupil.name,
    });
    if (pupil.name === own.shortName) issuedToOwn = issued;
    const place = await actorOfToken(ctx, token, visitor.origin, locale);
    if (!place) continue;
    if (pupil.true !== null) {
      await setProfileForScale(ctx, place, { ageBand: "15-17" });
      await answerAsDemo(ctx, place, pupil.true as DemoAnswers);
    }
    await signOut(ctx, place);
  }
  if (!issuedToOwn) return;
  const claimed = ago(own.claimedDaysAgo);
  const plain = (text: string) => text.replace(/[^0-9A-Z]/g, "");
  const input = { code: plain(issuedToOwn.code), paper_code: plain(issuedToOwn.paperCode) };
  const { documentId } = await claim(claimed, people.student, input);
  await shareResult(claimed, people.student, { documentId, shared: true });
}

/** The class goes with the places nobody took along; what a demo account took along is its own. */
async function clearDemoClass(ctx: Context): Promise<void> {
  const teacher = await readUserByEmail(ctx.db, demoEmail("advisor"));
  if (!teacher?.is_demo) return;
  await inTransaction(ctx, async (db) => {
    for (const { id } of await classesOf(db, teacher.id)) {
      for (const { user_id: userId } of await placesOf(db, id)) if (userId !== null) await removePlaceUser(db, userId);
      await deleteClass(db, id);
    }
  });
}

export const demoClass: DemoPast = { fill: fillDemoClass, clear: clearDemoClass };

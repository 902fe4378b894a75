import type { DemoLife, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { sayAge } from "#features/people/operations/say-age.server.ts";
import { inTransaction } from "#platform/context.ts";
import { newDocumentId } from "#platform/token.ts";
import { daysFrom } from "./rules.ts";
import { putConsent, updateConsent } from "./store/consents.server.ts";
import { acceptGuardianship, insertGuardianship } from "./store/guardianships.server.ts";

const SAID_AGE = 110;
const AGREED = 108;
/** Sixteen, on whatever day the demo is begun. */
const YEARS = 16;

/** The demo's pupil is a minor whose guardian agreed and follows along by a link. */
async function linkDemoGuardian({ people, ago }: DemoLife): Promise<void> {
  const { student, guardian } = people;
  const [said, agreed] = [ago(SAID_AGE), ago(AGREED)];
  const born = new Date(said.clock.now());
  born.setUTCFullYear(born.getUTCFullYear() - YEARS);
  const at = said.clock.now().toISOString();
  const agreedAt = agreed.clock.now().toISOString();
  await inTransaction(said, async (db) => {
    const age = { birthDate: born.toISOString().slice(0, 10), ageBand: null };
    await sayAge(db, student.id, age, { at, grade: "11", gender: "male", scale_asked_at: at });
    await putConsent(db, student.id, guardian.email, at);
    await updateConsent(db, student.id, { told_at: at, confirmed_at: agreedAt, guardian_agreed_at: agreedAt });
    const link = await insertGuardianship(db, {
      document_id: newDocumentId(said),
      pupil_id: student.id,
      guardian_email: guardian.email,
      invited_at: at,
      expires_at: daysFrom(said.clock.now(), said.config.invitationDays),
    });
    await acceptGuardianship(db, link.id, guardian.id, agreedAt);
  });
}

export const demoGuardian: DemoPast = { fill: linkDemoGuardian };

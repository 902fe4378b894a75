import type { LentFile } from "#features/own-files/operations/lend-file.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import type { Config } from "#platform/config.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES } from "#shared/advice.ts";
import { type AgeStanding, answerBy, splitCodes, stateToldOf, toldFrom } from "./rules.ts";
import type { ApplicationLine, ApplicationView, OwnApplication } from "./schema.ts";
import type { ApplicationRow } from "./store.server.ts";

const KB = 1024;

function saidIn({ fields, languages, organisation, why }: ApplicationRow) {
  return {
    fields: splitCodes(ADVICE_FIELDS, fields),
    languages: splitCodes(ADVICE_LANGUAGES, languages),
    organisation,
    why,
  };
}

/** An application for whoever made it; what was not told yet stays out of it. */
export function presentOwn(
  row: ApplicationRow,
  { applicationDays }: Pick<Config, "applicationDays">,
  proof: LentFile | null,
): OwnApplication {
  const state = stateToldOf(row);
  const isDecided = state !== "waiting";
  return {
    documentId: row.document_id,
    kind: row.kind,
    ...saidIn(row),
    proof: proof?.name ?? null,
    state,
    madeAt: row.made_at,
    answerBy: answerBy(row.made_at, applicationDays).toISOString(),
    decidedAt: isDecided ? row.decided_at : null,
    reason: isDecided ? row.reason : null,
  };
}

type Applicant = Pick<UserRow, "first_name" | "last_name">;

/** What a person is called in full. */
export function nameOf({ first_name, last_name }: Applicant): string {
  return `${first_name} ${last_name}`.trim();
}

/** An application in the list of those who decide. */
export function presentLine(
  row: ApplicationRow,
  applicant: Applicant,
  { config, now }: { readonly config: Pick<Config, "applicationDays">; readonly now: Date },
): ApplicationLine {
  const until = answerBy(row.made_at, config.applicationDays);
  return {
    documentId: row.document_id,
    kind: row.kind,
    name: nameOf(applicant),
    organisation: row.organisation,
    state: row.state,
    madeAt: row.made_at,
    answerBy: until.toISOString(),
    isLate: row.state === "waiting" && until < now,
  };
}

interface Around {
  readonly applicant: UserRow;
  readonly age: AgeStanding;
  readonly proof: LentFile | null;
  readonly decider: UserRow | undefined;
  readonly config: Pick<Config, "applicationDays">;
  readonly now: Date;
  /** Who looks at it. */
  readonly reader: number;
}

/** An application whole, for whoever decides on it. */
export function presentApplication(row: ApplicationRow, around: Around): ApplicationView {
  const { applicant, age, proof, decider, reader } = around;
  const isUntold = row.state === "refused" && row.told_at === null && row.decided_at !== null;
  return {
    ...presentLine(row, applicant, around),
    ...saidIn(row),
    email: applicant.email,
    locale: applicant.locale,
    accountType: applicant.account_type,
    accountSince: applicant.created_at,
    age,
    proof: proof && { name: proof.name, kb: Math.ceil(proof.bytes / KB) },
    decidedAt: row.decided_at,
    decidedBy: decider ? nameOf(decider) : null,
    toldFrom: isUntold ? toldFrom(new Date(String(row.decided_at))).toISOString() : null,
    reason: row.reason,
    isMine: row.user_id === reader,
  };
}

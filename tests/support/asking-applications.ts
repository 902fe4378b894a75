import { APPLICATION_KINDS, APPLICATION_STATES } from "#features/applications/rules.ts";
import type { Context } from "#platform/context.ts";
import type { TestApi } from "./api.ts";
import { PASSWORD } from "./asking-api.ts";
import { signedInPerson, type TestPerson } from "./people.ts";
import { PDF, upload } from "./uploads.ts";

/** What an applicant says, but for the proof. */
export const SAID = {
  kind: "advisor",
  fields: ["studies", "work"],
  languages: ["ar", "en"],
  organisation: "Al Amal School",
  why: "Ten years of helping pupils choose what to study.",
} as const;

/** Uploads a proof of this person's. @returns its id. */
export async function uploadProof({ app }: Pick<TestApi, "app">, { headers }: TestPerson): Promise<string> {
  const [file] = (await upload(app, { ...headers }, [["proof.pdf", PDF]], {}, "/api/upload?own=true")).json();
  return file.documentId;
}

/** Applies over the API. @returns the application's id. */
export async function applyAs(api: Pick<TestApi, "app">, person: TestPerson, changes: object = {}): Promise<string> {
  const payload = { ...SAID, proof: await uploadProof(api, person), ...changes };
  const headers = { ...person.headers };
  const answer = await api.app.inject({ method: "POST", url: "/api/advisor-applications", headers, payload });
  if (answer.statusCode !== 201) throw new Error(`Applying was answered by ${answer.statusCode}: ${answer.body}`);
  return answer.json().data.documentId;
}

/** The address and body of a call about applications; an own one is the owner's, what is decided is somebody else's. */
export async function askApplication(api: TestApi, what: string, owner: TestPerson) {
  const [method, path = ""] = what.split(" ");
  if (path === "/advisor-applications")
    return method === "POST" ? { payload: { ...SAID, proof: await uploadProof(api, owner) } } : {};
  if (!path.includes(":documentId")) return {};
  const applicant = method === "DELETE" ? owner : await signedInPerson(api.ctx);
  // One waits at a time, and it is asked for by several.
  await api.ctx.db.deleteFrom("advisor_applications").where("user_id", "=", applicant.id).execute();
  const id = await applyAs(api, applicant);
  const payload = path.endsWith("/decision") ? { act: "accept", currentPassword: PASSWORD } : undefined;
  return { path: path.replace(":documentId", id), ...(payload && { payload }) };
}

/** Somebody's applications, one in each state, with a word to look for. */
export async function insertApplications({ db, clock }: Context, id: number, word: string): Promise<void> {
  const at = clock.now().toISOString();
  for (const [number, state] of APPLICATION_STATES.entries())
    await db
      .insertInto("advisor_applications")
      .values({
        document_id: `application${number}${id}`,
        user_id: id,
        kind: APPLICATION_KINDS[number % APPLICATION_KINDS.length] ?? "advisor",
        fields: "studies",
        languages: "ar",
        organisation: `${word} ؟`,
        why: `${word} ؟`,
        file_id: null,
        state,
        decided_by: id,
        decided_at: state === "waiting" ? null : at,
        told_at: null,
        reason: null,
        made_at: at,
      })
      .execute();
}

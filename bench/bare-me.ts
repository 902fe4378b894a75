// A bare node:http handler in a process of its own: the reads of GET /api/users/me with two relations, by the same functions, and nothing around them.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { findConsent } from "#features/guardians/store/consents.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { answersOf, resultsOf } from "#features/scales/store/answers.server.ts";
import { finishedAttempts } from "#features/scales/store/attempts.server.ts";
import { findSignedIn } from "#features/sign-ins/store/sign-ins.server.ts";
import { openDatabase } from "#platform/db/open.ts";

const [databaseUrl = "", dataDir = "", answer = "{}"] = process.argv.slice(2);
const { kysely: db } = openDatabase({ databaseUrl, dataDir });
const shape = JSON.parse(answer) as Record<string, unknown>;

/** What the program reads for one answer. @returns whether all of it is there. */
async function read(request: IncomingMessage): Promise<boolean> {
  const token = (request.headers.authorization ?? "").replace("Bearer ", "");
  const signInId = createHash("sha256").update(token).digest("hex");
  const person = await findSignedIn(db, signInId);
  if (!person) return false;
  const user = await readUser(db, person.id);
  const [facts] = await Promise.all([readUser(db, person.id), findConsent(db, person.id)]);
  const owner = { userId: person.id, signInId, now: new Date() };
  const [attempt] = await finishedAttempts(db, owner, "tendencies", "complete", 1);
  if (!attempt || !user || !facts) return false;
  const [answers, results] = await Promise.all([answersOf(db, attempt.id), resultsOf(db, [attempt.id])]);
  return answers.length > 0 && results.length > 0;
}

const server = createServer(async (request, response) => {
  if (!(await read(request))) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(shape));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));

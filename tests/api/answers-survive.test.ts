import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { answerOf, heldAnswers, makeStudents, type Student, type Students } from "../support/students.ts";

const STUDENTS = 40;
const TAKEN_BEFORE = 200;

let server: AppServer;
let crowd: Students;

beforeAll(async () => {
  server = await AppServer.start({ DEMO: "0", SMTP_URL: "smtp://127.0.0.1:9", ASKS_PER_MINUTE: "100000" });
  crowd = await makeStudents({ databaseUrl: "", dataDir: server.dataDir }, STUDENTS);
});
afterAll(() => server?.remove());

/** Answers statement after statement until the line is cut. @returns what the server said it has. */
async function answerOn(student: Student, at: number, heard: () => void): Promise<Record<string, string>> {
  const taken: Record<string, string> = {};
  for (const [turn, item] of crowd.items.entries()) {
    const value = String((at + turn) % 2 === 0);
    const { url, ...sent } = answerOf(server.base, student, item, value);
    const status = await fetch(url, sent).then(
      (answer) =>
        answer.arrayBuffer().then(
          () => answer.status,
          () => answer.status,
        ),
      () => 0,
    );
    if (status === 0) break;
    expect(status).toBe(200);
    taken[item] = value;
    heard();
  }
  return taken;
}

it("keeps every answer it has acknowledged when it is killed in the middle of many", async () => {
  let count = 0;
  let ended: Promise<unknown> | undefined;
  const heard = () => {
    count += 1;
    if (count === TAKEN_BEFORE) ended = server.end("SIGKILL");
  };
  const taken = await Promise.all(crowd.students.map((student, at) => answerOn(student, at, heard)));
  await ended;
  expect(count).toBeGreaterThanOrEqual(TAKEN_BEFORE);
  expect(count).toBeLessThan(STUDENTS * crowd.items.length);
  await server.begin();
  for (const [at, student] of crowd.students.entries())
    expect(await heldAnswers(server.base, student)).toMatchObject(taken[at] ?? {});
});

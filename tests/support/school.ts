import { expect } from "vitest";
import accounts from "#features/accounts/text/en.json";
import schools from "#features/schools/text/en.json";
import general from "#i18n/text/en.json";
import { markDevice } from "#platform/http/mark-device.ts";
import type { TestApi } from "./api.ts";
import type { TestPerson } from "./people.ts";

/** A person's own results. */
export const MINE = "/api/users-permissions/users/me/personality-test";
/** The one address of the school. */
export const WALL = "192.0.2.50";

export interface Pupil {
  readonly name: string;
  readonly paper: string;
  readonly headers: { readonly authorization: string };
}

const WORDS: Record<string, unknown> = { ...general, ...accounts, ...schools };

/** The code behind a sentence about a field: the API answers in words. */
function codeOfWords(sentence: string): string {
  const found = Object.entries(WORDS).find(
    ([key, words]) =>
      key.startsWith("fault_field_") &&
      typeof words === "string" &&
      new RegExp(`^${words.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "\\d+")}$`).test(sentence),
  );
  return found?.[0].replace("fault_field_", "") ?? sentence;
}

/** A school behind one address: a teacher who opens classes, and pupils who join them. */
export function schoolOf(api: TestApi) {
  let serial = 0;
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, headers: object = {}, payload?: object) =>
    api.app.inject({ method, url: `/api${url}`, headers: { ...headers }, payload, remoteAddress: WALL });
  const fault = (answer: {
    json(): { error: { message: string; details: { code: string; errors?: { message: string }[] } } };
  }) => {
    const { code, errors } = answer.json().error.details;
    return errors?.[0] ? codeOfWords(errors[0].message) : code;
  };
  async function open(changes: object, who: TestPerson) {
    const answer = await ask("POST", "/school-classes", who.headers, {
      name: "Grade 10",
      grade: "10",
      places: 30,
      days: 7,
      ...changes,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json().data as { documentId: string; code: string };
  }
  const browsers = new Map<string, string>();
  /** The cookie of a browser that opened a page of ours a while ago. */
  const browser = (name: string) => {
    const known = browsers.get(name);
    if (known) return { cookie: known };
    const earlier = { now: () => new Date(api.clock.now().getTime() - 10_000) };
    const cookie = markDevice({ ...api.ctx, clock: earlier }, null)?.cookie.split(";")[0] ?? "";
    browsers.set(name, cookie);
    return { cookie };
  };
  const newBrowser = () => {
    serial += 1;
    return browser(`browser ${serial}`);
  };
  const joining = (code: string, name: string, from: object = newBrowser()) =>
    ask("POST", "/school-classes/join", from, { code, short_name: name });
  async function join(code: string, name: string): Promise<Pupil> {
    const answer = await joining(code, name);
    expect([name, answer.statusCode]).toEqual([name, 201]);
    const { jwt, paper_code: paper } = answer.json();
    return { name, paper, headers: { authorization: `Bearer ${jwt}` } };
  }
  const read = async (documentId: string, who: TestPerson) =>
    (await ask("GET", `/school-classes/${documentId}`, who.headers)).json().data;
  /** Takes the whole scale, with the two environments S and I marked. @returns the attempt. */
  async function finish(who: { readonly headers: object }): Promise<string> {
    const { data } = (await ask("GET", "/personality-tests?pageSize=54&locale=en")).json();
    const answers = Object.fromEntries(
      data.map(({ documentId }: { documentId: string }) => [documentId, /^[SI]/.test(documentId)]),
    );
    const answer = await api.app.inject({
      method: "POST",
      url: MINE,
      headers: { ...who.headers },
      payload: { answers },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.documentId;
  }
  const claiming = (who: TestPerson, code: string, paper: string) =>
    ask("POST", "/school-classes/claim", who.headers, { code, paper_code: paper });
  return { ask, fault, open, browser, joining, join, read, finish, claiming };
}

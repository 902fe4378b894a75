import type { AppServer } from "./app-server.ts";
import { PDF } from "./uploads.ts";

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
}

interface SignUpForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** What each step of a sign-up asks. */
const STEP_FIELDS: Readonly<Record<string, readonly string[]>> = {
  kind: ["accountType"],
  name: ["firstName", "lastName"],
  about: ["grade", "birthDate", "birthDateDay", "birthDateMonth", "birthDateYear"],
  account: ["email", "password", "confirmPassword", "terms", "consentVersion", "keepResults", "passwordShown"],
};
const isNoStepField = (name: string) => !Object.values(STEP_FIELDS).flat().includes(name);
const given = (form: Readonly<Record<string, string | undefined>>, name: string): [string, string][] => {
  const value = form[name];
  return value === undefined ? [] : [[name, value]];
};

/** Somebody at the pages without a browser: cookies are kept, redirects are shown, forms come from our own pages. */
export class Visitor {
  private readonly server: AppServer;
  private readonly cookies = new Map<string, string>();

  constructor(server: AppServer, lang: "ar" | "en" = "en") {
    this.server = server;
    this.cookies.set("lang", lang);
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same cookies for a page of a browser. */
  get ofBrowser(): { readonly name: string; readonly value: string; readonly url: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value, url: this.server.base }));
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, { headers });
  }

  /** Sends a form as our own page does. */
  post(
    path: string,
    form: Record<string, string> | BodyInit = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = Object.getPrototypeOf(form) === Object.prototype;
    const body = isForm ? new URLSearchParams(form as Record<string, string>) : (form as BodyInit);
    return this.ask(path, { method: "POST", body, headers: { Origin: this.server.base, ...headers } });
  }

  private async ask(path: string, init: RequestInit): Promise<Answer> {
    const headers = { Cookie: this.cookie, ...(init.headers as Record<string, string>) };
    const answer = await fetch(this.server.base + path, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /Max-Age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, text: await answer.text(), headers: answer.headers };
  }

  /** Signs in with one of the demo accounts. */
  async signIn(email = "student@wijha.example", password = "wijha-demo-2026"): Promise<this> {
    const answer = await this.post("/signin", { email, password });
    if (answer.status !== 303) throw new Error(`Signing in was answered by ${answer.status}:\n${answer.text}`);
    return this;
  }

  /** Takes the steps of a sign-up; `changes` may name any of their fields. @returns the answer of the first step that is refused, or of the last. */
  async signUp(person: SignUpForm, changes: Readonly<Record<string, string>> = {}, query = ""): Promise<Answer> {
    const { password } = person;
    const form: Record<string, string> = { accountType: "Student", ...person, confirmPassword: password, terms: "yes" };
    const said = { ...form, ...changes };
    let path = `/signup${query}`;
    for (;;) {
      const step = /^\/signup\/(\w+)/.exec(path)?.[1] ?? "kind";
      const names = [
        ...(STEP_FIELDS[step] ?? []),
        ...(step === "account" ? Object.keys(changes).filter(isNoStepField) : []),
      ];
      const { text } = await this.get(path);
      const consentVersion = /name="consentVersion" value="([^"]+)"/.exec(text)?.[1];
      const all = consentVersion ? { consentVersion, ...said } : said;
      const answer = await this.post(path, Object.fromEntries(names.flatMap((name) => given(all, name))));
      if (answer.status !== 303 || step === "account") return answer;
      path = answer.location;
    }
  }

  /** Calls the API with the same cookies. */
  async call<T = unknown>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.server.base}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { Cookie: this.cookie, Origin: this.server.base, "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Applies to be a teacher, with a proof. @returns the application. */
  async applyToTeach(organisation = "Al Amal School"): Promise<string> {
    const form = new FormData();
    form.append("files", new Blob([new Uint8Array(PDF)], { type: "application/pdf" }), "letter.pdf");
    const [file] = JSON.parse((await this.post("/api/upload?own=true", form)).text);
    const why = "I teach grade 10 and want to open classes.";
    const said = { kind: "teacher", languages: ["ar"], organisation, why, adult: true, proof: file.documentId };
    return (await this.call<{ data: { documentId: string } }>("/advisor-applications", said)).data.documentId;
  }

  /** Ids of the scale's statements, in order. */
  async statements(): Promise<string[]> {
    const { data } = await this.call<{ data: { documentId: string }[] }>("/personality-tests?pageSize=54");
    return data.map(({ documentId }) => documentId);
  }

  /** Says that one is of age, so that nobody asks about a guardian; a draft is open from then on. */
  async sayAge(): Promise<this> {
    await this.post("/career-test/about-you", { ageBand: "25-plus" });
    return this;
  }

  /** Takes the entrepreneurial traits scale, then opens another draft of it. @returns the attempt. */
  async takeEta(): Promise<string> {
    await this.post("/eta", {});
    const { data } = await this.call<{ data: { documentId: string }[] }>("/eta-questions?pageSize=50");
    const draft = async () =>
      /name="attempt" value="([^"]+)"/.exec((await this.get("/scales/eta/questions/1")).text)?.[1] ?? "";
    const attempt = await draft();
    for (const [at, { documentId: item }] of data.entries())
      await this.post(`/scales/eta/questions/${at + 1}`, { attempt, item, answer: "ABC"[at % 3] ?? "A" });
    await this.post("/scales/eta/review", { attempt });
    await this.post("/eta", {});
    return attempt;
  }

  /** Goes on to the first statement and reads what its form carries along. */
  async openDraft(): Promise<{ attempt: string; item: string }> {
    await this.sayAge();
    const { text } = await this.get("/career-test/statements/1");
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? "";
    return { attempt: value("attempt"), item: value("item") };
  }
}

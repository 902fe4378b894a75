import { type Ask, type Paced, paced } from "../paced.ts";
import type { People } from "../people.ts";
import { latency, statusWords } from "../places.ts";
import type { Server } from "../processes.ts";
import type { Line } from "./part.ts";

const A_SECOND = 15;
const SECONDS = 15;
const JSON_TYPE = { "content-type": "application/json" };
const SAID = {
  biography: "A few words of oneself. ".repeat(40),
  interests: ["Robotics", "Health care", "Photography"],
  goals: ["Study engineering"],
  experience: Array.from({ length: 5 }, (_, at) => ({ title: `Work ${at}`, place: "Library", from: "2024-01" })),
  academic_degrees: [{ name: "BSc Physics", year: 2028, state: "studying" }],
};

/** The page of a profile that says something, and a save of one section of it. */
export async function profileLines(engine: string, { address }: Server, { token }: People): Promise<Line[]> {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
  const url = `${address}/api/users-permissions/users/me`;
  const filled = await fetch(url, { method: "PUT", headers, body: JSON.stringify(SAID) });
  if (!filled.ok) throw new Error(`The profile was answered with ${filled.status}: ${await filled.text()}`);
  const page = (): Ask => ({
    method: "GET",
    url: `${address}/user-profile`,
    headers: { cookie: `lang=en; wijha=${token}` },
  });
  const save = (at: number): Ask => ({ method: "PUT", url, headers, body: JSON.stringify({ city: `City ${at}` }) });
  const lines: Line[] = [];
  for (const [what, make] of [
    ["page /user-profile", page],
    ["a save of the profile", save],
  ] as const) {
    await paced(A_SECOND, 2, make);
    lines.push({ what: `${what}, ${engine}`, figures: figuresOf(await paced(A_SECOND, SECONDS, make)) });
  }
  return lines;
}

function figuresOf(one: Paced): string {
  return `${latency(one)} ms at ${A_SECOND} a second (${statusWords(one)})`;
}

import { readFileSync, writeFileSync } from "node:fs";
import type { Admission, ApiCall, Shape, Who } from "#platform/http/call.ts";

export interface AccessRow {
  readonly what: string;
  readonly who: string;
  readonly guest: string;
  readonly other: string;
}
/** A row with the call it comes from, and the query that is asked. */
export interface CallRow extends AccessRow {
  readonly call: ApiCall;
  readonly may: Who;
  readonly query: string;
  readonly answer: Shape | null;
}

const PAGE = new URL("../../docs/access.md", import.meta.url);
const [BEGIN, END] = ["<!-- calls -->\n", "<!-- /calls -->"];

/** The rows of one part of docs/access.md. */
export function accessRows(part: "Calls" | "Beside the API" | "Screens" | "Forms"): AccessRow[] {
  const body =
    readFileSync(PAGE, "utf8")
      .split(/^## /m)
      .find((one) => one.startsWith(part)) ?? "";
  return body
    .split("\n")
    .filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE|\/)/.test(line))
    .map((line) => {
      const [, what = "", who = "", guest = "", other = ""] = line.split("|").map((cell) => cell.trim());
      return { what, who, guest, other };
    });
}

/** The rows that declared calls come to. */
export function callRows(calls: readonly ApiCall[]): CallRow[] {
  return calls.flatMap((call) => [
    { ...rowOf(call, call, ""), query: call.example.query ?? "", answer: call.answer },
    ...(call.variants ?? []).map((variant) => ({
      ...rowOf(call, variant, `?${variant.query}`),
      query: variant.query,
      answer: variant.answer ?? call.answer,
    })),
  ]);
}

function rowOf(call: ApiCall, admission: Admission, shown: string) {
  const { who: may, note } = admission;
  return {
    call,
    may,
    what: `${call.method} /api${call.path}${shown}`,
    who: [may.replace("-", " "), ...(note ? [note] : [])].join("; "),
    ...sightOf(admission, call.status),
  };
}

/** What a guest and somebody else see where a call says nothing of it. */
function sightOf({ who, guest, other }: Admission, status: number) {
  const implied = {
    anybody: [status, status],
    "signed-in": [401, status],
    owner: [401, 404],
    authors: [401, 403],
    editors: [401, 403],
    administrators: [401, 403],
    teachers: [401, 403],
  }[who];
  return { guest: String(guest ?? implied[0]), other: String(other ?? implied[1]) };
}

/** The table as it stands in docs/access.md, and as the declared calls have it. */
export function callsTable(calls: readonly ApiCall[]) {
  const rows = callRows(calls).map(({ what, who, guest, other }) => `| ${[what, who, guest, other].join(" | ")} |`);
  const declared = ["| call | who may | guest sees | somebody else sees |", "|---|---|---|---|", ...rows];
  const [before = "", rest = ""] = readFileSync(PAGE, "utf8").split(BEGIN);
  const [listed = "", after = ""] = rest.split(END);
  const write = () => writeFileSync(PAGE, `${before}${BEGIN}${declared.join("\n")}\n${END}${after}`);
  return { declared, listed: listed.trim().split("\n"), write };
}

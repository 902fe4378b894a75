import { PATHS } from "#shared/screens.ts";

/** The first value that says something. */
export function firstSaid(...values: readonly (string | null | undefined)[]): string {
  return values.find((value) => value !== null && value !== undefined && value !== "") ?? "";
}

/** Whether an announcement stands on `today`: its last day counts whole, without one it stands until it is taken away. */
export function isAnnounced(text: string | null, until: string | null, today: string): boolean {
  return text !== null && text.trim() !== "" && (until === null || until === "" || today <= until);
}

const OTHER_ROOMS = ["/academic-profile", "/future-skills", "/resources"];

/** Whether a page shows what editors publish: professions, studies, skills, resources. */
export function showsContent(pathname: string): boolean {
  return [PATHS.jobs, ...OTHER_ROOMS].some((room) => pathname === room || pathname.startsWith(`${room}/`));
}

import { makeFeed } from "#features/booking/operations/calendar-feed.server.ts";
import type { Context } from "#platform/context.ts";
import type { Asker } from "./asking-schools.ts";
import { aBooking, anAdvisor, aSlot, asksFor } from "./consultations.ts";
import { signedInPerson } from "./people.ts";

/** The address, body and sign-in of a call about consultations and times, as somebody with or without the right to it makes it. */
export async function askConsultation(ctx: Context, what: string, asker: Asker) {
  const [method, path = ""] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const advisor = await anAdvisor(ctx);
  const person = await signedInPerson(ctx);
  const slot = await aSlot(ctx, advisor, 50);
  const isDesk = path.startsWith("/time-slots");
  const right = isDesk ? advisor : person;
  const who = asker === "right" ? right : await signedInPerson(ctx);
  const headers: Readonly<Record<string, string>> = asker === "guest" ? {} : { ...who.headers };
  if (path === "/calendar/:file") {
    const { pathname } = new URL((await makeFeed(ctx, person.actor)).address);
    const url = asker === "right" ? pathname.replace("/api", "") : "/calendar/none.ics";
    return { method, url, headers, payload: undefined };
  }
  if (isDesk) {
    const at = (hours: number) => new Date(ctx.clock.now().getTime() + hours * 3_600_000).toISOString();
    const payload = method === "POST" || method === "PUT" ? { starts_at: at(70), ends_at: at(70.5) } : undefined;
    return { method, url: path.replace(":id", slot.id), headers, payload };
  }
  if (path.endsWith("/me/calendar")) return { method, url: path, headers, payload: undefined };
  if (method === "POST") {
    // Their own address, so that no code is needed.
    const asks = asksFor(who, slot.id);
    const contact = { email: asks.email, phone: asks.phone, time_slot: slot.id };
    return { method, url: path, headers, payload: path === "/otp/generate" ? contact : asks };
  }
  const id = path.includes(":id") ? await aBooking(ctx, { person, slot: slot.id }) : "";
  const payload = method === "PUT" ? (path.startsWith("/consultations") ? { act: "cancel" } : {}) : undefined;
  return { method, url: path.replace(":id", id), headers, payload };
}

import type { AdviceField, AdviceLanguage, ConsultationKind } from "#shared/advice.ts";
import { pathTo } from "#shared/screens.ts";

/** What the address of /booking says: every step of choosing a time has one. */
export interface BookingAsk {
  readonly field?: AdviceField | undefined;
  readonly type?: ConsultationKind | undefined;
  readonly language?: AdviceLanguage | undefined;
  /** One advisor alone, by the id of their card. */
  readonly advisor?: string | undefined;
  /** YYYY-MM. */
  readonly month?: string | undefined;
  /** YYYY-MM-DD; in the list the first day of it. */
  readonly day?: string | undefined;
  readonly view?: "list" | undefined;
  /** Of the consultations that were. */
  readonly page?: number | undefined;
  /** The consultation that is to be at another time. */
  readonly move?: string | undefined;
}

/** Where the times of a chosen day stand on the page. */
export const TIMES_PART = "times";
/** Where choosing begins. */
export const CHOOSE_PART = "choose";

/** The address of /booking after a change of what is asked. */
export function bookingPath(ask: BookingAsk, changes: BookingAsk = {}, part = ""): string {
  const { page, ...asked } = { ...ask, ...changes };
  const path = pathTo("booking", {}, { ...asked, page: page && page > 1 ? page : undefined });
  return part ? `${path}#${part}` : path;
}

/** Where the details of a booking are told, for a chosen time. */
export function detailsPath({ field, type }: Pick<BookingAsk, "field" | "type">, slot: string): string {
  return pathTo("bookingDetails", {}, { slot, field, type });
}

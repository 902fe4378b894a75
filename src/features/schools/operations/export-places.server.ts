import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import type { ReadablePart } from "#platform/personal-data/readable-part.ts";
import { claimedBy } from "../store/places.server.ts";

const run = (text: string): PdfRuns => [{ text }];

/** The places an account claimed, each with the name of its class: the row itself only holds a number. */
export const placesExport: ReadablePart = {
  name: "school_classes_of_places",
  heldBack: () => Promise.resolve(null),
  async pdf(ctx, { userId, locale }) {
    const places = await claimedBy(ctx.db, userId);
    if (places.length === 0) return [];
    const words = { locale };
    const date = (at: string | null) =>
      run(at === null ? "–" : formatDate(at, locale, ctx.config.site.timeZone, "dateTime"));
    const table: PdfBlock = {
      kind: "table",
      head: [
        run(m.schools_export_class({}, words)),
        run(m.schools_export_short_name({}, words)),
        run(m.schools_export_claimed({}, words)),
        run(m.schools_export_shared({}, words)),
      ],
      rows: places.map((place) => [
        run(place.className),
        run(place.short_name),
        date(place.claimed_at),
        date(place.shared_at),
      ]),
    };
    return [{ kind: "heading", level: 2, runs: run(m.schools_register_places_what({}, words)) }, table];
  },
  async data(ctx, { userId }) {
    const places = await claimedBy(ctx.db, userId);
    return places.map((place) => ({ document_id: place.document_id, class_name: place.className }));
  },
};

import { m } from "#i18n/paraglide/messages.js";
import { listingAddress } from "#shared/listing.ts";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { MERIT_PROGRAMS, PROGRAMS } from "../schema.ts";

/** From the programmes to the merit programmes and back. */
export function ProgramViews({ current }: { current: "programs" | "merit" }) {
  const views = [
    { id: "programs", label: m.studies_programs_all(), to: listingAddress(PROGRAMS) },
    { id: "merit", label: m.studies_programs_merit(), to: listingAddress(MERIT_PROGRAMS) },
  ];
  return <ViewLinks className="" label={m.studies_programs_views()} views={views} current={current} />;
}

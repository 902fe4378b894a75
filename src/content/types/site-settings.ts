import { code } from "../fields/code/kind.ts";
import { date } from "../fields/date/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { media } from "../fields/media/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const siteSettings = contentType({
  name: "site-settings",
  api: { plural: "site-settings", pageSize: 1 },
  label: "name",
  single: true,
  fields: {
    name: text({ localised: true, required: true, max: 60 }),
    announcement: text({ localised: true, max: 300 }),
    announcement_until: date({ isAhead: true }),
    support_email: code({ pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
    instagram: code({ pattern: /^https:\/\/[^\s]+$/ }),
    x: code({ pattern: /^https:\/\/[^\s]+$/ }),
    linkedin: code({ pattern: /^https:\/\/[^\s]+$/ }),
    /** Who publishes pay, outlook and hours of professions, and where. */
    official_figures: code({ pattern: /^https:\/\/[^\s]+$/ }),
    official_figures_name: text({ localised: true, max: 120 }),
    content_service_down: flag({}),
    consultations_under_construction: flag({}),
    consultations_closed: flag({}),
    logo: media({ family: "picture" }),
    intro_video: media({ family: "video" }),
  },
});

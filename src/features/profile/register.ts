import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";
import { NETWORKS } from "./rules.ts";
import { DEGREE_STATE_WORDS, LINK_KIND_WORDS } from "./schema/profile-words.ts";

/** What somebody says of themselves, in whichever of the tables. */
const said = {
  what: m.profile_register_what,
  purpose: m.profile_register_purpose,
  kept: always(m.profile_register_kept),
  erased: "with-account",
} as const;
const ofUser = { people: [{ column: "user_id" }], ...said } as const;
const network = (name: keyof typeof NETWORKS) => text(() => NETWORKS[name].name);

export const PROFILES = personalTable("profiles", {
  ...ofUser,
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    summary: text(m.profile_field_summary),
    biography: text(m.profile_field_biography),
    city: text(m.profile_field_city),
    country: text(m.profile_field_country),
    interests: text(m.profile_field_interests),
    goals: text(m.profile_field_goals),
    tags: text(m.profile_field_tags),
    custom_skills: text(m.profile_field_custom_skills),
    profession: text(m.profile_field_profession),
    years_of_experience: text(m.profile_field_years),
    facebook: network("facebook"),
    linkedin: network("linkedin"),
    twitter: network("twitter"),
    instagram: network("instagram"),
    card_closed_at: inFile,
    updated_at: moment(m.profile_column_updated_at),
  },
});

export const PROFILE_EXPERIENCE = personalTable("profile_experience", {
  ...ofUser,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    title: text(m.profile_field_job_title),
    place: text(m.profile_field_place),
    from_month: text(m.profile_field_from),
    to_month: text(m.profile_field_to),
    text: text(m.profile_field_text),
  },
});

export const PROFILE_BUSINESSES = personalTable("profile_businesses", {
  ...ofUser,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    name: text(m.profile_field_business),
    what: text(m.profile_field_what),
    link: text(m.profile_field_link),
  },
});

export const PROFILE_LINKS = personalTable("profile_links", {
  ...ofUser,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    kind: coded(m.profile_column_kind, LINK_KIND_WORDS),
    document_id: inFile,
    name: text(m.profile_column_name),
    year: text(m.profile_field_year),
    state: coded(m.profile_field_state, DEGREE_STATE_WORDS),
  },
});

export const PROFILE_WELCOMES = personalTable("profile_welcomes", {
  people: [{ column: "user_id" }],
  what: m.profile_welcome_register_what,
  purpose: m.profile_welcome_register_purpose,
  kept: always(m.profile_welcome_register_kept),
  erased: "with-account",
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    answered: text(m.profile_welcome_column_answered),
    closed_at: moment(m.profile_welcome_column_closed_at),
    updated_at: moment(m.profile_column_updated_at),
  },
});

export const PROFILE_SHARES = personalTable("profile_shares", {
  people: [{ column: "user_id" }],
  what: m.profile_share_register_what,
  purpose: m.profile_share_register_purpose,
  kept: always(m.profile_share_register_kept),
  erased: "with-account",
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    token_sealed: withheld("secret"),
    token_hash: withheld("secret"),
    sections: inFile,
    made_at: moment(m.profile_share_column_made_at),
    expires_at: moment(m.profile_share_column_expires_at),
  },
});

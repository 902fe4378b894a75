import type { Item, Related } from "#content/readers.ts";
import { titleInList } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import type { Items, JobPath, PathGate } from "../schema.ts";
import { linksTo } from "./links.server.ts";

/** The way in as one line: school, study, programmes, first work, later work; gates with nothing to say fall out. */
export function presentPath(job: Item<"job">, locale: Locale): JobPath | null {
  const words = { locale };
  const studies = [...job.academic_degrees, ...job.certifications, ...job.academic_programs];
  const isAllSample = studies.length > 0 && studies.every(({ sample }) => sample);
  const study = (records: readonly Related[]): NamedLink[] =>
    linksTo(
      "academicProfile",
      records.map((one) => (isAllSample ? one : { slug: one.slug, title: titleInList(one, locale) })),
    );
  const gates = [
    gate(m.jobs_path_subjects({}, words), { links: job.school_subjects.map(subjectLink) }),
    studyGate(job, study, locale),
    gate(m.jobs_path_programs({}, words), { links: study(job.academic_programs) }),
    gate(m.jobs_path_first({}, words), { texts: job.first_role ? [job.first_role] : [] }),
    gate(m.jobs_path_later({}, words), { texts: job.later_roles }),
  ].filter(({ texts, links }) => texts.length > 0 || links.length > 0);
  const ways = job.entry_routes.length > 0 ? { name: m.jobs_path_ways({}, words), items: job.entry_routes } : null;
  if (gates.length === 0 && !ways && !job.licence) return null;
  return {
    title: m.jobs_path_title({}, words),
    gates: ways ? withWays(gates, ways, m.jobs_path_first({}, words)) : gates,
    licence: job.licence ? m.jobs_path_licence({ licence: job.licence }, words) : null,
    note: isAllSample ? m.jobs_path_sample({}, words) : null,
  };
}

/** Qualifications that a certificate is one of. */
const BY_CERTIFICATE = ["vocational-certificate", "secondary-school"];

/** A degree and the certificates that help beside it; where a certificate is a way in as well, all of them alike. */
function studyGate(job: Item<"job">, study: (records: readonly Related[]) => NamedLink[], locale: Locale): PathGate {
  const { academic_degrees: degrees, certifications } = job;
  const words = { locale };
  const isWay = degrees.length === 0 || job.qualifications.some(({ slug }) => BY_CERTIFICATE.includes(slug));
  if (isWay || certifications.length === 0)
    return gate(m.jobs_path_study({}, words), { links: study([...degrees, ...certifications]) });
  const beside = { name: m.jobs_path_beside({}, words), links: study(certifications) };
  return { ...gate(m.jobs_path_degree({}, words), { links: study(degrees) }), beside };
}

/** The ways in stand at the gate of the first work; without one they are a gate of their own. */
function withWays(gates: readonly PathGate[], ways: Items, first: string): readonly PathGate[] {
  if (gates.some(({ name }) => name === first))
    return gates.map((one) => (one.name === first ? { ...one, ways } : one));
  return [...gates, { name: ways.name, texts: ways.items, links: [] }];
}

function gate(name: string, { texts = [], links = [] }: Partial<PathGate>): PathGate {
  return { name, texts, links };
}

function subjectLink({ slug, title }: Related): NamedLink {
  return { title, to: pathTo("jobs", {}, { subject: slug }) };
}

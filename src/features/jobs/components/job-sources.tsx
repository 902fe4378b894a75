import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Sources } from "#ui/detail/sources.tsx";
import type { JobDetail } from "../schema.ts";

export interface JobSourcesProps {
  readonly job: JobDetail;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly siteName: string;
}

/** Where a profession's facts come from, under which terms, and when it was last changed. */
export function JobSources({ job, locale, timeZone, siteName }: JobSourcesProps) {
  return (
    <Sources updatedAt={job.updatedAt} source={job.source} locale={locale} timeZone={timeZone} siteName={siteName}>
      {job.esco && <p>{m.jobs_source_esco()}</p>}
      {job.onet && <p>{m.jobs_source_onet()}</p>}
      <dl className="flex flex-wrap gap-x-6">
        <Code name={m.jobs_code_esco()} code={job.esco?.code} address={job.esco?.uri} />
        <Code name={m.jobs_code_isco()} code={job.isco} />
        <Code name={m.jobs_code_onet()} code={job.onet} address={onetAddress(job.onet)} />
      </dl>
    </Sources>
  );
}

function onetAddress(code: string | null): string | undefined {
  return code ? `https://www.onetonline.org/link/summary/${code}` : undefined;
}

function Code({ name, code, address }: { name: string; code: string | null | undefined; address?: string }) {
  if (!code) return null;
  return (
    <div className="flex gap-2">
      <dt>{name}</dt>
      <dd className="ltr">{address ? <a href={address}>{code}</a> : code}</dd>
    </div>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import type { JobDetail } from "../schema.ts";

/** How the world's lists of occupations name a profession, and under which terms they do. */
export function OccupationCodes({ job }: { job: JobDetail }) {
  return (
    <>
      {job.esco && <p>{m.jobs_source_esco()}</p>}
      {job.onet && <p>{m.jobs_source_onet()}</p>}
      <dl className="flex flex-wrap gap-x-6">
        <div className="flex gap-2">
          <dt>{job.kind.name}</dt>
          <dd>{job.kind.text}</dd>
        </div>
        <Code name={m.jobs_code_esco()} code={job.esco?.code} address={job.esco?.uri} />
        <Code name={m.jobs_code_isco()} code={job.isco} />
        <Code name={m.jobs_code_onet()} code={job.onet} address={onetAddress(job.onet)} />
      </dl>
    </>
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

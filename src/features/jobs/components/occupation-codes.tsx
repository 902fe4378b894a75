import type { JobDetail } from "../schema.ts";

/** How the world's lists of occupations name a profession, and under which terms they do. */
export function OccupationCodes({ job: { kind, lists } }: { job: JobDetail }) {
  return (
    <>
      {lists.terms.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl className="flex flex-wrap gap-x-5">
        <div className="flex gap-2">
          <dt>{kind.name}</dt>
          <dd>{kind.text}</dd>
        </div>
        {lists.codes.map(({ name, code, to }) => (
          <div key={name} className="flex gap-2">
            <dt>{name}</dt>
            <dd className="ltr">{to ? <a href={to}>{code}</a> : code}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

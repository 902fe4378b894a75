import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import type { Asks } from "../schema.ts";

/** What the work asks of people, in one part. */
export function JobAsks({ asks: { title, lists, future }, lang }: { asks: Asks; lang: string | undefined }) {
  return (
    <Part id="asks" title={title}>
      <div className="columns">
        {lists.map(({ name, items }) => (
          <div key={name}>
            <h3 className="column-title">{name}</h3>
            <TextItems items={items} lang={lang} />
          </div>
        ))}
        {future && (
          <div>
            <h3 className="column-title">{future.name}</h3>
            <NameLinks names={future.links} />
          </div>
        )}
      </div>
    </Part>
  );
}

import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Asks, FIRST_ASKED, FIRST_TASKS, type Items } from "../schema.ts";

/** What the work asks of people, in one part: its first tasks, and on a phone the rest in folds. */
export function JobAsks({ asks: { title, tasks, lists, future }, lang }: { asks: Asks; lang: string | undefined }) {
  const names = [...lists, ...(future ? [future] : [])].map(({ name }) => name);
  return (
    <Part id="asks" title={title} className="asks">
      {tasks && (
        <div className="asks-tasks">
          <h3 className="column-title">{tasks.name}</h3>
          <FirstItems items={tasks.items} most={FIRST_TASKS} more={tasks.more} lang={lang} />
        </div>
      )}
      {names.length > 0 && (
        <details className="fold fold-phone">
          <summary>
            {names.join(" · ")}
            <Icon name="down" />
          </summary>
          <div className="asks-lists">
            {lists.map((list) => (
              <List key={list.name} list={list} lang={lang} />
            ))}
            {future && (
              <div>
                <h3 className="column-title">{future.name}</h3>
                <NameLinks names={future.links} most={FIRST_ASKED} />
              </div>
            )}
          </div>
        </details>
      )}
    </Part>
  );
}

function List({ list: { name, items, more }, lang }: { list: Items; lang: string | undefined }) {
  return (
    <div>
      <h3 className="column-title">{name}</h3>
      <FirstItems items={items} most={FIRST_ASKED} more={more} lang={lang} />
    </div>
  );
}

interface FirstItemsProps {
  readonly items: readonly string[];
  readonly most: number;
  readonly more: string | undefined;
  readonly lang: string | undefined;
}

/** As many as are read at a glance, and the others folded. */
function FirstItems({ items, most, more, lang }: FirstItemsProps) {
  return (
    <>
      <TextItems items={more ? items.slice(0, most) : items} lang={lang} />
      {more && (
        <details className="more">
          <summary>{more}</summary>
          <TextItems items={items.slice(most)} lang={lang} />
        </details>
      )}
    </>
  );
}

import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Asks, FIRST_TASKS, type Items } from "../schema.ts";

/** What the work asks of people, in one part: its first tasks, and on a phone the rest in folds. */
export function JobAsks({ asks: { title, tasks, lists, future }, lang }: { asks: Asks; lang: string | undefined }) {
  const names = [...lists, ...(future ? [future] : [])].map(({ name }) => name);
  return (
    <Part id="asks" title={title} className="asks">
      {tasks && (
        <div className="asks-tasks">
          <h3 className="column-title">{tasks.name}</h3>
          <TextItems items={tasks.items.slice(0, FIRST_TASKS)} lang={lang} />
          {tasks.items.length > FIRST_TASKS && (
            <details className="more">
              <summary>{tasks.more}</summary>
              <TextItems items={tasks.items.slice(FIRST_TASKS)} lang={lang} />
            </details>
          )}
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
                <NameLinks names={future.links} />
              </div>
            )}
          </div>
        </details>
      )}
    </Part>
  );
}

function List({ list: { name, items }, lang }: { list: Items; lang: string | undefined }) {
  return (
    <div>
      <h3 className="column-title">{name}</h3>
      <TextItems items={items} lang={lang} />
    </div>
  );
}

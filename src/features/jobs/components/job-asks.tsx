import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Asks, FEW, FIRST_ASKED, FIRST_TASKS } from "../schema.ts";

/** What the work asks of people, its tasks, then each list in a column of its own. */
export function JobAsks({ asks: { title, tasks, lists, future }, lang }: { asks: Asks; lang: string | undefined }) {
  const others = (
    <>
      {lists.map(({ name, items, more }) => (
        <List key={name} name={name}>
          <FirstItems items={items} most={FIRST_ASKED} more={more} lang={lang} />
        </List>
      ))}
      {future && (
        <List name={future.name}>
          <NameLinks names={future.links} most={FIRST_ASKED + FEW} />
        </List>
      )}
    </>
  );
  return (
    <Part id="asks" title={title} className="asks">
      <div className="asks-lists">
        {tasks && (
          <List name={tasks.name}>
            <FirstItems items={tasks.items} most={FIRST_TASKS} more={tasks.more} lang={lang} />
          </List>
        )}
        {tasks && (lists.length > 0 || future) ? <FoldOnPhone>{others}</FoldOnPhone> : others}
      </div>
    </Part>
  );
}

/** What stands beside the tasks where there is room: on a phone it opens below them. */
function FoldOnPhone({ children }: { readonly children: ReactNode }) {
  return (
    <details className="fold fold-phone asks-fold">
      <summary>
        <span>{m.jobs_asks_fold()}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

interface ListProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One list under its name; what leads somewhere is a chip. */
function List({ name, children }: ListProps) {
  return (
    <div>
      <h3 className="column-title">{name}</h3>
      {children}
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

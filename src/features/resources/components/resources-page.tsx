import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf, listingAddress } from "#shared/listing.ts";
import { ListPage } from "#ui/listing/list-page.tsx";
import type { ListingWords } from "#ui/listing/listing-words.ts";
import { PartToggles } from "#ui/part-toggles.tsx";
import type { Kind } from "../rules.ts";
import { LISTING, type ResourcesList } from "../schema.ts";
import { LeadArticle, ResourceCard } from "./resource-card.tsx";

/** Who stands for each kind in the head of the list. */
const STANDS: Readonly<Record<Kind, { readonly figure: string; readonly hue: string }>> = {
  blogs: { figure: "p-write", hue: "A" },
  documents: { figure: "t-sheets", hue: "I" },
  books: { figure: "p-shelve", hue: "S" },
  courses: { figure: "p-teacher", hue: "E" },
  experiences: { figure: "p-saw", hue: "R" },
};

/** All kinds of resources in one list, switched on and off above it. */
export function ResourcesPage({ list }: { list: ResourcesList }) {
  const { sort, filters } = list.query;
  const shown = filters.show as readonly Kind[];
  return (
    <ListPage
      listing={LISTING}
      list={list}
      words={listWords()}
      after={list.samples && <p className="hint">{list.samples}</p>}
      before={
        <PartToggles
          label={m.resources_kinds()}
          name="toggle:resources"
          parts={list.kinds.map(({ kind, name, count }) => ({
            id: kind,
            label: m.resources_kind_choice({ name, count }),
            ...STANDS[kind],
          }))}
          shown={shown}
          all={{ label: m.resources_kinds_all(), figure: "compassrose", hue: "C" }}
          to={(show) => listingAddress(LISTING, { sort, filters: { ...filters, show } })}
        />
      }
      fields={shown.map((kind) => <input key={kind} type="hidden" name="show" value={kind} />)}
    >
      <ul className="res-list">
        {list.cards.map((card, at) => {
          const Shown = isFirstOf(list.cards, at) && card.kind === "blogs" ? LeadArticle : ResourceCard;
          return <Shown key={`${card.kind}/${card.slug}`} card={card} />;
        })}
      </ul>
    </ListPage>
  );
}

function listWords(): ListingWords {
  return {
    title: m.resources_title(),
    lead: m.resources_lead(),
    filters: m.resources_filters(),
    count: (count) => m.resources_count({ count }),
    show: (count) => m.resources_show({ count }),
    empty: m.resources_empty_title(),
    names: { skill: m.resources_filter_skill(), job: m.resources_filter_job() },
  };
}

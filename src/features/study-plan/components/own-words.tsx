import { languageOf } from "#i18n/language-of.ts";
import type { Locale } from "#i18n/locales.ts";
import type { ItemView, PlanSum } from "../schema/plan-view.ts";
import { nameOf } from "./plan-words.ts";

/** What somebody wrote, in its own language and direction. */
export function OwnWords({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto" lang={languageOf(children)}>
      {children}
    </bdi>
  );
}

/** What an item is called: its own words, or the name of what it is about in the language of that. */
export function ItemName({ item }: { readonly item: Pick<ItemView, "title" | "text" | "otherLocale"> }) {
  if (item.text !== "") return <OwnWords>{item.text}</OwnWords>;
  return <bdi lang={item.otherLocale}>{nameOf(item)}</bdi>;
}

/** Whether something was written in another language than the page's, which nobody translates. */
export function hasOtherWords({ goals, agreed }: PlanSum, locale: Locale): boolean {
  const items = goals.flatMap((goal) => [goal, ...goal.years.flatMap(({ steps }) => steps)]);
  return [...items, ...agreed].some(({ text }) => text !== "" && languageOf(text) !== locale);
}

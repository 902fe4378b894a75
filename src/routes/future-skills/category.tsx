import { data, redirect } from "react-router";
import { CategoryPage } from "#features/skills/components/category-page.tsx";
import { categoryLead, categoryName } from "#features/skills/components/skill-words.ts";
import { listSkills } from "#features/skills/operations.server.ts";
import { readCategory } from "#features/skills/rules/read-category.ts";
import { categoryAddress } from "#features/skills/rules.ts";
import { listingOf, readSkillsQuery } from "#features/skills/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isFiltered, listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import listSheet from "#ui/styles/list-sheet.css?url";
import skillsSheet from "#ui/styles/skills-sheet.css?url";
import type { Route } from "./+types/category";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { search, searchParams } = new URL(request.url);
  const named = readCategory(params.category);
  if (!named) throw data(null, { status: 404 });
  const { category, isSpeltRight } = named;
  if (!isSpeltRight) throw redirect(categoryAddress(category) + search, 301);
  const query = readSkillsQuery(category, searchParams);
  const list = listSkills(ctx, actor, category, query);
  const back = listingAddress(listingOf(category), { ...query, page: 1 });
  return data({ list, back }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  // A word that names no category has the error screen, which brings its own title.
  if (!root || !loaderData) return [];
  const { site, locale } = root;
  const { list } = loaderData;
  if (!list) {
    const title = m.ui_list_no_page_title();
    return pageHead({ title, description: "", path: pathTo("futureSkills"), locale, site, hidden: true });
  }
  const { category } = list;
  const path = categoryAddress(category);
  const page = list.query.page ?? 1;
  const name = categoryName(category);
  return pageHead({
    title: page > 1 ? m.skills_page_title({ title: name, page }) : name,
    description: categoryLead(category),
    path,
    query: page > 1 ? `page=${page}` : undefined,
    locale,
    site,
    hidden: isFiltered(list.query.filters),
    jsonLd: [
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.skills_title(), path: pathTo("futureSkills") },
        { name, path },
      ]),
    ],
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: listSheet },
  { rel: "stylesheet", href: skillsSheet },
];

export default function SkillCategory({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <CategoryPage list={list} /> : <MissingPage back={back} />;
}

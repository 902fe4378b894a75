import { FaqPage } from "#features/legal/components/faq-page.tsx";
import { listQuestions } from "#features/legal/operations.server.ts";
import { askedFirst, MAX_FIND, questionsWith } from "#features/legal/rules.ts";
import type { Question } from "#features/legal/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, type JsonLd, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import legalSheet from "#ui/styles/legal-sheet.css?url";
import type { Route } from "./+types/faq";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const words = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_FIND);
  const all = questionsWith(listQuestions(ctx, actor), words);
  const { asked, topics } = words === "" ? askedFirst(all) : { asked: [], topics: all };
  return { words, asked, topics };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: legalSheet }];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const path = pathTo("faq");
  return pageHead({
    title: m.legal_faq_title(),
    description: m.legal_faq_lead(),
    path,
    // What was looked for is nobody else's page.
    hidden: Boolean(loaderData?.words),
    locale,
    site,
    jsonLd: [
      faqPage([...(loaderData?.asked ?? []), ...(loaderData?.topics ?? []).flatMap(({ questions }) => questions)]),
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.legal_faq_title(), path },
      ]),
    ],
  });
}

function faqPage(questions: readonly Question[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html },
    })),
  };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} supportAddress={useSite().site.supportAddress} />;
}

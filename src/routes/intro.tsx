import { IntroPage } from "#features/site/components/intro-page.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/intro";

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const path = pathTo("intro");
  return pageHead({
    title: m.site_intro_title(),
    description: m.site_intro_description(),
    path,
    locale,
    site,
    jsonLd: [
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.site_intro_title(), path },
      ]),
    ],
  });
}

export default function Intro() {
  const { locale, site } = useSite();
  return <IntroPage locale={locale} introVideo={site.introVideo} />;
}

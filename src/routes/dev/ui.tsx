import { data } from "react-router";
import { sceneOfJob } from "#content/scenes.server.ts";
import { LOCALE_CODES, LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { DRAWN_MOTIFS } from "#ui/drawings/drawn-motifs.server.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ActionSamples } from "#ui/samples/action-samples.tsx";
import { ContentSamples } from "#ui/samples/content-samples.tsx";
import { DrawingSamples } from "#ui/samples/drawing-samples.tsx";
import { FormSamples } from "#ui/samples/form-samples.tsx";
import { sampleWords } from "#ui/samples/sample-words.ts";
import listSheet from "#ui/styles/list-sheet.css?url";
import ownSheet from "#ui/styles/own-sheet.css?url";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/ui";

const THEMES = ["light", "dark", "contrast"] as const;
const SCENES = 8;

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, demo } = requestInfo(context);
  if (!demo) throw data(null, { status: 404 });
  const environments = ctx.content.all("work-environment", { locale: "en" });
  const jobs = ctx.content.all("job", { locale: "en", sort: "slug:asc", where: ["profile", "full"] });
  const page = Number(new URL(request.url).searchParams.get("scenes")) || 1;
  const scenes = jobs.slice((page - 1) * SCENES, page * SCENES).map((job) => ({
    slug: job.slug,
    scene: sceneOfJob(job),
    hue: environments.find(({ slug }) => slug === job.work_environments[0]?.slug)?.code ?? ENVIRONMENTS[0],
  }));
  return {
    ar: sampleWords("ar"),
    en: sampleWords("en"),
    drawings: {
      names: [...DRAWN_MOTIFS.keys()],
      scenes,
      pages: Math.ceil(jobs.length / SCENES),
    },
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageHead(matches, { title: m.routes_dev_ui_title(), path: pathTo("devUi") });
}

export const links: Route.LinksFunction = () =>
  [scaleSheet, ownSheet, readingSheet, listSheet].map((href) => ({ rel: "stylesheet", href }));

/** Every component in both directions and all themes, side by side. */
export default function DevUi({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 pt-4 pb-8">
      <h1 className="h1">{m.routes_dev_ui_title()}</h1>
      <DrawingSamples {...loaderData.drawings} />
      <div className="dev-panels">
        {LOCALE_CODES.flatMap((locale) =>
          THEMES.map((theme) => {
            const { dir, name } = LOCALES[locale];
            const props = { words: loaderData[locale], prefix: `${locale}-${theme}-` };
            return (
              <section key={theme + locale} lang={locale} dir={dir} data-theme={theme} className="dev-panel">
                <h2 className="h2">
                  {name} · <bdi>{theme}</bdi>
                </h2>
                <ErrorSummary items={[{ id: `${props.prefix}email`, text: props.words.fault }]} />
                <ActionSamples {...props} />
                <FormSamples {...props} />
                <ContentSamples {...props} />
              </section>
            );
          }),
        )}
      </div>
    </div>
  );
}

import { data } from "react-router";
import { LOCALE_CODES, LOCALES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ActionSamples } from "#ui/samples/action-samples.tsx";
import { ContentSamples } from "#ui/samples/content-samples.tsx";
import { FormSamples } from "#ui/samples/form-samples.tsx";
import { sampleWords } from "#ui/samples/sample-words.ts";
import type { Route } from "./+types/ui";

const THEMES = ["light", "dark", "contrast"] as const;

export function loader({ context }: Route.LoaderArgs) {
  if (!requestInfo(context).demo) throw data(null, { status: 404 });
  return { ar: sampleWords("ar"), en: sampleWords("en") };
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageHead(matches, { title: m.routes_dev_ui_title(), path: pathTo("devUi") });
}

/** Every component in both directions and all themes, side by side. */
export default function DevUi({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-6">
      <h1 className="h1">{m.routes_dev_ui_title()}</h1>
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

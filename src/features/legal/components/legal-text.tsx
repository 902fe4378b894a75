import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { LegalPage } from "../schema.ts";

interface LegalTextProps {
  readonly page: LegalPage;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Parts of the page that follow the written text, and their headings. */
  readonly after?: ReactNode;
  readonly afterContents?: readonly { readonly id: string; readonly title: string }[];
}

/** A legal text with its date and contents. */
export function LegalText({ page, locale, timeZone, after, afterContents = [] }: LegalTextProps) {
  const lang = page.otherLocale;
  return (
    <div className="wrap pb-8">
      <PageTop title={page.title} lang={lang} lead={page.summary}>
        <p className="hint">
          <time dateTime={page.updatedAt}>
            {m.legal_updated({ date: formatDate(page.updatedAt, locale, timeZone) })}
          </time>
        </p>
      </PageTop>
      {lang && <Alert>{m.legal_other_language()}</Alert>}
      <div className="beside mt-6">
        <PageContents label={m.legal_contents()} items={[...page.contents, ...afterContents]} lang={lang} />
        <div>
          <article
            className="prose max-w-read"
            lang={lang}
            dir={lang && "auto"}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by rich-text.server.ts
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
          {after}
        </div>
      </div>
    </div>
  );
}

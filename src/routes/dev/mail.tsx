import { data, Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { listMailFiles, type MailFileContent, readMailFile } from "#platform/mail/files.ts";
import { pathTo } from "#shared/screens.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTop } from "#ui/page-top.tsx";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/mail";

const LISTED = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, demo } = requestInfo(context);
  if (!demo) throw data(null, { status: 404 });
  const name = new URL(request.url).searchParams.get("file");
  try {
    const files = (await listMailFiles(ctx)).slice(0, LISTED);
    const mails = await Promise.all(files.map((file) => readMailFile(ctx, file.name)));
    return {
      mails: mails.map(({ name: file, sentAt, subject, to, language }) => ({
        name: file,
        sentAt,
        subject,
        to,
        language,
      })),
      open: name === null ? null : await readMailFile(ctx, name),
    };
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageHead(matches, { title: m.routes_dev_mail_title(), path: pathTo("devMail") });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

/** Mails that were written instead of sent, in demo mode. */
export default function DevMail({ loaderData: { mails, open } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  return (
    <div className="wrap grid gap-6 pb-8">
      <PageTop title={m.routes_dev_mail_title()} />
      {open && <OpenMail mail={open} />}
      {mails.length === 0 && <EmptyState title={m.routes_dev_mail_none()} />}
      <ul className={mails.length > 0 ? "way-rows" : undefined}>
        {mails.map(({ name, sentAt, subject, to, language }) => (
          <li key={name}>
            <h2 className="h3">
              <Link to={pathTo("devMail", {}, { file: name })} lang={language} className="card-link">
                {subject}
              </Link>
            </h2>
            <span className="hint">
              <bdi dir="ltr">{to}</bdi> · {formatDate(sentAt, getLocale(), timeZone, "dateTime")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenMail({ mail }: { mail: MailFileContent }) {
  return (
    <article className="card" lang={mail.language}>
      <h2 className="h2" dir="auto">
        {mail.subject}
      </h2>
      <p className="hint">
        <bdi dir="ltr">{mail.to}</bdi>
      </p>
      <ul>
        {linksOf(mail.text).map((address) => (
          <li key={address}>
            <a href={address} dir="ltr" className="wrap-anywhere">
              {address}
            </a>
          </li>
        ))}
      </ul>
      <pre className="dev-text" dir="auto">
        {mail.text}
      </pre>
      <iframe title={mail.subject} sandbox="" srcDoc={mail.html} className="dev-mail" />
    </article>
  );
}

/** The addresses that stand in a mail's text, each once. */
function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s\u2068\u2069<>"]+/g) ?? [])];
}

import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Address } from "./email-forms.tsx";
import { AccountFault } from "./form-fault.tsx";
import { LinkPage } from "./link-page.tsx";

interface EmailLinkPageProps {
  readonly link: { readonly state: "ready" | "used" | "invalid"; readonly email: string | null };
  /** What the form was answered with: done, refused, or nothing yet. */
  readonly answer: { readonly isDone: true } | RefusedForm | undefined;
  readonly words: Readonly<Record<"done" | "ready", { readonly title: () => string; readonly lead: () => string }>>;
  readonly action: string;
  readonly siteName: string;
}

const ENDED = {
  used: { title: m.accounts_reset_used_title, lead: m.accounts_email_link_used_lead },
  invalid: { title: m.accounts_activate_invalid_title, lead: m.accounts_email_link_invalid_lead },
} as const;

/** What a link about an address does, behind a button: mail programs open links too. */
export function EmailLinkPage({ link, answer, words, action, siteName }: EmailLinkPageProps) {
  const isDone = answer !== undefined && "isDone" in answer;
  const refused = answer && "fault" in answer ? answer : undefined;
  return (
    <LinkPage
      words={{ ...words, ...ENDED }[isDone ? "done" : link.state]}
      siteName={siteName}
      isRefused={refused !== undefined}
    >
      {!isDone && link.state === "ready" && link.email ? (
        <>
          <AccountFault refused={refused} />
          <p className="h3">
            <Address email={link.email} />
          </p>
          <PostForm className="mt-6">
            <Button>{action}</Button>
          </PostForm>
        </>
      ) : (
        <p className="mt-6">
          <ButtonLink to={pathTo("account")}>{m.accounts_hub_title()}</ButtonLink>
        </p>
      )}
    </LinkPage>
  );
}

import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SendingField } from "#ui/post-form.tsx";
import type { SaidIn } from "../schema.ts";

interface SetAsideProps {
  readonly jobs: readonly {
    readonly id: string;
    readonly title: string;
    readonly to: string;
    readonly locale: "ar" | "en";
  }[];
  readonly saidIn: Exclude<SaidIn, "eight">;
  readonly heading: "h3" | "h4";
}

/** What is not for somebody, folded at the end, with the way back. */
export function SetAside({ jobs, saidIn, heading: Heading }: SetAsideProps) {
  const fold = useFocusWhenFuller(jobs.length);
  if (jobs.length === 0) return null;
  return (
    <details className="fold set-aside no-print" id={`aside-${saidIn}`}>
      <summary ref={fold}>
        <Heading>{m.scales_opinions_aside({ count: jobs.length })}</Heading>
        <Icon name="down" />
      </summary>
      <ul>
        {jobs.map(({ id, title, to, locale }) => (
          <li key={id}>
            <Link to={to} lang={locale === getLocale() ? undefined : locale}>
              {title}
            </Link>
            <Form method="post" preventScrollReset>
              <SendingField />
              <input type="hidden" name="intent" value="opinion" />
              <input type="hidden" name="saidIn" value={saidIn} />
              <input type="hidden" name="job" value={id} />
              <Button kind="quiet" small name="opinion" value="none" aria-label={m.scales_opinions_back_of({ title })}>
                {m.scales_opinions_back()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A profession that is set aside takes the focus with it: the fold that it went to is the next best place. */
function useFocusWhenFuller(count: number) {
  const fold = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) fold.current?.focus();
    before.current = count;
  }, [count]);
  return fold;
}

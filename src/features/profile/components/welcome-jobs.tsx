import { type ChangeEvent, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { JobsChoice } from "../schema/welcome.ts";

/** So long after the last letter the list follows by itself. */
const PAUSE_MS = 300;

const FROM = {
  search: m.profile_welcome_jobs_found,
  interests: m.profile_welcome_jobs_near,
  some: m.profile_welcome_jobs_some,
  chosen: m.profile_welcome_jobs_all_chosen,
} as const;

/** Professions somebody has thought of: searched by name, or taken from what interests them. */
export function WelcomeJobs({ jobs: { q, from, found, chosen } }: { readonly jobs: JobsChoice }) {
  return (
    <div className="grid gap-8">
      {chosen.length > 0 && <Chosen chosen={chosen} q={q} />}
      <section className="grid gap-3" aria-labelledby="found">
        <JobSearch key={chosen.length} q={q} />
        <div role="status">
          <h2 className="h3" id="found">
            {from === "search" && found.length === 0 ? m.profile_welcome_jobs_none() : FROM[from]()}
          </h2>
        </div>
        {found.length > 0 && (
          <PostForm>
            <input type="hidden" name="act" value="add" />
            <ul className="welcome-jobs">
              {found.map(({ slug, title, picture, scene, environments, otherLocale }) => (
                <li key={slug}>
                  <button type="submit" name="job" value={slug} className="tile">
                    <Picture
                      file={picture ?? null}
                      seed={`job/${slug}`}
                      hue={environments[0]?.code}
                      scene={scene}
                      format="thumbnail"
                      sizes="5rem"
                    />
                    <span>
                      <span className="strong" lang={otherLocale}>
                        {title}
                      </span>
                      <EnvLine environments={environments} />
                    </span>
                    <span className="welcome-add">{m.profile_welcome_jobs_add_word()}</span>
                  </button>
                </li>
              ))}
            </ul>
          </PostForm>
        )}
      </section>
      <PostForm className="grid gap-2">
        {chosen.length > 0 && (
          <CheckboxField name="save" value="yes" defaultChecked label={m.profile_welcome_jobs_save()} />
        )}
        <div>
          <Button name="act" value="jobs">
            {m.profile_welcome_finish()}
          </Button>
        </div>
      </PostForm>
    </div>
  );
}

/** A search that follows the letters; without scripts its button asks. */
function JobSearch({ q }: { readonly q: string }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state } = useNavigation();
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whatever was pressed in the meantime goes before the letters.
  useEffect(() => {
    if (state !== "idle") clearTimeout(timer.current);
  }, [state]);
  const follow = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS);
  };
  return (
    <Form method="get" action={pathTo("welcome")} role="search" className="welcome-search" preventScrollReset>
      <input type="hidden" name="step" value="jobs" />
      <TextField
        name="q"
        type="search"
        label={m.profile_welcome_jobs_search()}
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
        onChange={follow}
      />
      <Button kind="quiet">{m.profile_welcome_jobs_find()}</Button>
    </Form>
  );
}

function Chosen({ chosen, q }: { readonly chosen: JobsChoice["chosen"]; readonly q: string }) {
  return (
    <section aria-labelledby="chosen-jobs" className="grid gap-2">
      <h2 className="h3" id="chosen-jobs">
        {m.profile_welcome_jobs_chosen()}
      </h2>
      <PostForm>
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="q" value={q} />
        <ul className="chips">
          {chosen.map(({ slug, title }) => (
            <li key={slug}>
              <button
                type="submit"
                name="job"
                value={slug}
                className="chip chip-act"
                aria-label={m.profile_welcome_jobs_remove({ title: `\u2068${title}\u2069` })}
              >
                {title}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </PostForm>
    </section>
  );
}

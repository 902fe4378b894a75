import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormFault, faultOf } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { SHARE_DAYS, type ShareSection, USUAL_DAYS } from "../rules/share.ts";
import type { ShareAct, ShareView } from "../schema/share.ts";

interface SharePageProps {
  readonly view: ShareView;
  /** What has just been done. */
  readonly done: ShareAct | null;
  readonly timeZone: string;
  readonly siteName: string;
  readonly refused?: RefusedForm;
}

const DONE = {
  make: m.profile_share_made,
  save: m.profile_share_saved,
  anew: m.profile_share_made_anew,
  end: m.profile_share_ended,
} as const;

/** What the owner of a profile shares, with whom, and for how long. */
export function SharePage({ view, done, timeZone, siteName, refused }: SharePageProps) {
  const { isAllowed, link, expiresAt, isOver } = view;
  const date = expiresAt && formatDate(expiresAt, getLocale(), timeZone);
  return (
    <div className="wrap sharing pb-8">
      <PageTop
        back={{ label: m.profile_title(), to: pathTo("profile") }}
        title={m.profile_share_title()}
        lead={isAllowed ? m.profile_share_lead() : undefined}
      >
        {done && !refused && (
          <Alert kind="ok" role="status">
            {DONE[done]()}
          </Alert>
        )}
        <FormFault refused={refused} />
      </PageTop>
      {isAllowed ? (
        <>
          <ShareSettings view={view} refused={refused} timeZone={timeZone} />
          <div className="grid content-start gap-4">
            {date && <p className="strong">{isOver ? m.profile_share_over({ date }) : m.profile_share_on({ date })}</p>}
            {!date && <p>{m.profile_share_off()}</p>}
            {link && !isOver && <OwnLink link={link} siteName={siteName} />}
            {expiresAt && <Ends />}
          </div>
        </>
      ) : (
        <EmptyState title={m.profile_share_minor_title()}>
          <p>{m.profile_share_minor()}</p>
          <ButtonLink kind="quiet" to={pathTo("profile")}>
            {m.profile_share_minor_action()}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

const SECTION_WORDS: Readonly<Record<ShareSection, () => string>> = {
  about: m.profile_share_section_about,
  aims: m.profile_share_section_aims,
  skills: m.profile_share_section_skills,
  studies: m.profile_share_section_studies,
  work: m.profile_share_section_work,
  links: m.profile_share_section_links,
  result: m.profile_share_section_result,
};

const DAY_WORDS: Readonly<Record<(typeof SHARE_DAYS)[number], () => string>> = {
  7: m.profile_share_days_7,
  30: m.profile_share_days_30,
  90: m.profile_share_days_90,
  365: m.profile_share_days_365,
};

function ShareSettings({ view, refused, timeZone }: Pick<SharePageProps, "view" | "refused" | "timeZone">) {
  const { sections, expiresAt, isOver } = view;
  const kept = expiresAt && !isOver ? formatDate(expiresAt, getLocale(), timeZone) : null;
  const spans = SHARE_DAYS.map((value) => ({ value: String(value), label: DAY_WORDS[value]() }));
  const typed = refused?.values.sections?.split("\n");
  const fault = faultOf(refused, "sections");
  return (
    <PostForm className="form" noValidate>
      <fieldset className="field" aria-describedby={fault ? "sections-hint sections-error" : "sections-hint"}>
        <legend>{m.profile_share_sections()}</legend>
        <span className="hint" id="sections-hint">
          {m.profile_share_sections_hint()}
        </span>
        {fault && (
          <span className="field-error" id="sections-error">
            {fault}
          </span>
        )}
        {sections.map(({ id, isShown, isEmpty }, at) => (
          <label key={id} className="check">
            <input
              id={at === 0 ? "sections" : undefined}
              type="checkbox"
              name="sections"
              value={id}
              defaultChecked={typed ? typed.includes(id) : isShown}
            />
            <span>
              {SECTION_WORDS[id]()}
              {isEmpty && <span className="hint"> ({m.profile_share_section_empty()})</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        name="days"
        label={m.profile_share_days()}
        defaultValue={refused?.values.days ?? (kept ? "keep" : String(USUAL_DAYS))}
        options={kept ? [{ value: "keep", label: m.profile_share_days_keep({ date: kept }) }, ...spans] : spans}
      />
      <p>
        <Button name="act" value={expiresAt ? "save" : "make"}>
          {expiresAt ? m.profile_share_save() : m.profile_share_make()}
        </Button>
      </p>
    </PostForm>
  );
}

interface OwnLinkProps {
  readonly link: NonNullable<ShareView["link"]>;
  readonly siteName: string;
}

/** The link to be copied, sent or held before a camera. */
function OwnLink({ link: { address, path, qr }, siteName }: OwnLinkProps) {
  return (
    <section className="card grid gap-4" aria-labelledby="link">
      <h2 className="h3" id="link">
        {m.profile_share_link()}
      </h2>
      <bdi dir="ltr" className="share-address">
        {address}
      </bdi>
      <div className="flex flex-wrap gap-3">
        <ShareButton title={siteName} url={address} />
        <ButtonLink kind="quiet" small to={path}>
          {m.profile_share_open()}
        </ButtonLink>
      </div>
      <div
        role="img"
        aria-label={m.profile_share_qr()}
        className="share-qr"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: squares drawn on the server, no text of anybody in them
        dangerouslySetInnerHTML={{ __html: qr }}
      />
    </section>
  );
}

function Ends() {
  return (
    <section className="grid gap-2">
      <PostForm className="flex flex-wrap gap-3">
        <Button kind="quiet" name="act" value="anew" aria-describedby="anew-text">
          {m.profile_share_anew()}
        </Button>
        <Button kind="danger" name="act" value="end">
          {m.profile_share_end()}
        </Button>
      </PostForm>
      <p className="hint" id="anew-text">
        {m.profile_share_anew_text()}
      </p>
    </section>
  );
}

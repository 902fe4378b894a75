import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, type Refused } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { ShareButton } from "#ui/share-button.tsx";

export interface FeedPageProps {
  /** Since when there is an address; null without one. */
  readonly madeAt: string | null;
  /** The address that was just made; it is told this once. */
  readonly address: string | null;
  readonly hasEnded: boolean;
  readonly isAdvisor: boolean;
  readonly zone: string;
  readonly siteName: string;
  readonly refused?: Refused | undefined;
}

/** A calendar, and the phone that shows it. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "E",
  stands: [
    ["t-calendar", 34, 1.35],
    ["phone", -92, 0.9],
  ],
};

/** The private address at which calendars find one's consultations: made, told once, made anew, ended. */
export function FeedPage(props: FeedPageProps) {
  const { madeAt, address, hasEnded, isAdvisor, refused } = props;
  const back = isAdvisor
    ? { label: m.booking_desk_title(), to: pathTo("consultation") }
    : { label: m.booking_book_title(), to: pathTo("booking") };
  return (
    <>
      <SceneTop title={m.booking_feed_title()} lead={m.booking_feed_lead()} back={back} scene={SCENE} />
      <div className="read gap-6 pb-8">
        {hasEnded && !refused && (
          <Alert kind="ok" role="status">
            {m.booking_feed_ended()}
          </Alert>
        )}
        <FormFault refused={refused} />
        {address ? <NewAddress address={address} siteName={props.siteName} /> : <Standing {...props} />}
        {(madeAt || address) && (
          <Accordion title={m.booking_feed_end_title()}>
            <PostForm className="grid gap-3">
              <p>{m.booking_feed_end_what()}</p>
              <div>
                <Button kind="danger" name="act" value="end">
                  {m.booking_feed_end()}
                </Button>
              </div>
            </PostForm>
          </Accordion>
        )}
      </div>
    </>
  );
}

function Standing({ madeAt, zone }: Pick<FeedPageProps, "madeAt" | "zone">) {
  return (
    <PostForm className="card grid gap-4">
      {madeAt && <p>{m.booking_feed_since({ date: formatDate(madeAt, getLocale(), zone) })}</p>}
      <p>{madeAt ? m.booking_feed_again_what() : m.booking_feed_make_what()}</p>
      <div>
        <Button name="act" value="make">
          {madeAt ? m.booking_feed_again() : m.booking_feed_make()}
        </Button>
      </div>
    </PostForm>
  );
}

function NewAddress({ address, siteName }: { readonly address: string; readonly siteName: string }) {
  return (
    <section className="card grid gap-4" aria-labelledby="feed">
      <h2 className="h3" id="feed">
        {m.booking_feed_made()}
      </h2>
      <p>{m.booking_feed_once()}</p>
      <bdi dir="ltr" className="feed-address">
        {address}
      </bdi>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary btn-small" href={address.replace(/^https?:/, "webcal:")}>
          {m.booking_feed_open()}
        </a>
        <ShareButton title={siteName} url={address} />
      </p>
      <ol className="grid list-decimal gap-1 ps-5">
        <li>{m.booking_feed_step_phone()}</li>
        <li>{m.booking_feed_step_other()}</li>
        <li>{m.booking_feed_step_fresh()}</li>
      </ol>
    </section>
  );
}

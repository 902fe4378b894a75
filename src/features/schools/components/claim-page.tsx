import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import type { CarriedView, OwnPlaceView } from "../schema.ts";
import { ClassWay } from "./class-way.tsx";
import { ClassCodeField, PaperCodeField, SchoolFault } from "./code-fields.tsx";

interface ClaimPageProps {
  readonly who: "guest" | "place" | "account";
  /** Of the place this browser is signed in to. */
  readonly name: string;
  readonly places: readonly OwnPlaceView[];
  /** A place whose code this browser has proved a moment ago. */
  readonly carried: CarriedView | null;
  readonly refused: RefusedForm | undefined;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** One’s own work, and where it is kept. */
const SCENE: NicheScene = {
  hue: "I",
  mate: "E",
  stands: [
    ["p-laptop", 42, 1.1],
    ["folder", -82, 0.6],
  ],
};

/** Adds a result taken in class to an account, and asks whether the teacher may see it. */
export function ClaimPage(props: ClaimPageProps) {
  const { who, name, refused, places, carried } = props;
  return (
    <>
      <SceneTop title={m.schools_claim_title()} scene={SCENE} />
      <div className="wrap joining">
        <div className="card joining-form">
          {who === "guest" && <GuestWays isCarried={carried !== null} />}
          {who === "place" && <PlaceWays name={name} />}
          {who === "account" && (
            <>
              {places.length > 0 && <OwnPlaces {...props} />}
              {!carried && <p className="lead">{m.schools_claim_lead()}</p>}
              <ClaimFault refused={refused} />
              {carried ? <CarriedForm carried={carried} /> : <CodesForm key={places.length} refused={refused} />}
            </>
          )}
        </div>
        <ClassWay at="account" />
      </div>
    </>
  );
}

/** A code that was used does not stay in its field: its key is the number of places. */
function CodesForm({ refused }: Pick<ClaimPageProps, "refused">) {
  return (
    <PostForm noValidate className="form">
      <ClassCodeField refused={refused} />
      <PaperCodeField refused={refused} />
      <p>
        <Button name="intent" value="claim">
          {m.schools_claim_action()}
        </Button>
      </p>
    </PostForm>
  );
}

/** Whose place it is was said before; on a shared device it may be somebody else's. */
function CarriedForm({ carried: { shortName, className } }: { readonly carried: CarriedView }) {
  return (
    <PostForm className="grid gap-4">
      <p className="lead">
        {m.schools_claim_carried({ name: `\u2068${shortName}\u2069`, class: `\u2068${className}\u2069` })}
      </p>
      <p className="hint">{m.schools_claim_carried_note()}</p>
      <p className="flex flex-wrap gap-3">
        <Button name="intent" value="carried">
          {m.schools_claim_action()}
        </Button>
        <Button name="intent" value="not-mine" kind="quiet">
          {m.schools_claim_not_mine()}
        </Button>
      </p>
    </PostForm>
  );
}

/** What must come first, where it is done, and that one comes back here; nothing of the claim stands until then. */
const FIRST: Readonly<Record<string, { text: () => string; go: () => string; to: ScreenId }>> = {
  age_needed: { text: m.schools_claim_age, go: m.schools_claim_age_go, to: "careerTestProfile" },
  guardian_needed: { text: m.schools_claim_guardian, go: m.schools_claim_guardian_go, to: "careerTestGuardian" },
  guardian_waiting: { text: m.schools_claim_waiting, go: m.schools_claim_waiting_go, to: "accountGuardian" },
  results_hidden: { text: m.schools_claim_hidden, go: m.schools_claim_waiting_go, to: "accountGuardian" },
};

/** Whether a refusal says what must come first. */
export function isAskedFirst(code: string): boolean {
  return Object.hasOwn(FIRST, code);
}

function ClaimFault({ refused }: { readonly refused: RefusedForm | undefined }) {
  const first = refused && FIRST[refused.fault.code];
  if (!first) return <SchoolFault refused={refused} />;
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus}>
      <Alert kind="warn">
        <p>{first.text()}</p>
        <p>
          <Link to={pathTo(first.to, {}, { next: pathTo("claim") })}>{first.go()}</Link>
        </p>
      </Alert>
    </div>
  );
}

function GuestWays({ isCarried }: { readonly isCarried: boolean }) {
  const query = { next: pathTo("claim") };
  return (
    <>
      <p className="lead">{isCarried ? m.schools_claim_guest_carried() : m.schools_claim_guest_lead()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo("signUp", {}, query)}>{m.schools_claim_to_sign_up()}</ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
          {m.schools_claim_to_sign_in()}
        </ButtonLink>
      </p>
    </>
  );
}

/** Who is signed in to a place leaves it first: an account takes its stead. */
function PlaceWays({ name }: { readonly name: string }) {
  return (
    <>
      <p className="lead">{m.schools_claim_place_lead({ name: `\u2068${name}\u2069` })}</p>
      <Alert kind="warn">{m.schools_claim_place_keep()}</Alert>
      <PostForm className="flex flex-wrap gap-3">
        <Button name="intent" value="sign-up">
          {m.schools_claim_to_sign_up()}
        </Button>
        <Button name="intent" value="sign-in" kind="quiet">
          {m.schools_claim_to_sign_in()}
        </Button>
      </PostForm>
    </>
  );
}

function OwnPlaces({ places, locale, timeZone }: ClaimPageProps) {
  return (
    <section aria-labelledby="own-places" className="grid gap-4">
      <h2 className="h2" id="own-places">
        {m.schools_own_heading()}
      </h2>
      <ul className="grid gap-4">
        {places.map((place) => (
          <li key={place.documentId} className="joining-place">
            <h3 className="h3">
              <bdi>{place.className}</bdi>
            </h3>
            <p>
              {m.schools_own_claimed({
                date: formatDate(place.claimedAt, locale, timeZone),
                name: `\u2068${place.shortName}\u2069`,
              })}
            </p>
            {!place.finished && <p>{m.schools_own_not_finished()}</p>}
            <h4 className="strong">{m.schools_share_question()}</h4>
            <p>{m.schools_share_text()}</p>
            <p className="hint">{m.schools_share_guardian()}</p>
            <p className="strong">{place.shared ? m.schools_share_is_on() : m.schools_share_is_off()}</p>
            <PostForm className="flex flex-wrap gap-3">
              <input type="hidden" name="place" value={place.documentId} />
              <Button name="intent" value={place.shared ? "hide" : "share"} kind="quiet">
                {place.shared ? m.schools_share_off() : m.schools_share_on()}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
      <p>
        <Link to={pathTo("careerTestResults")}>{m.schools_own_results()}</Link>
      </p>
    </section>
  );
}

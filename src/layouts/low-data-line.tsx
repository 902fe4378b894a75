import { Form, Link, useLocation, useMatches } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo, type ScreenId } from "#shared/screens.ts";
import { addressHere } from "./own-address.ts";
import { useSite } from "./site-data.ts";

/** Screens whose pictures are left out as long as nobody asks for them. */
export const PICTURED: ReadonlySet<ScreenId | string> = new Set<ScreenId>([
  "landing",
  "intro",
  "home",
  "jobs",
  "job",
  "futureSkills",
  "skillCategory",
  "futureSkill",
  "degrees",
  "certificates",
  "programs",
  "meritPrograms",
  "academicProfile",
  "resources",
  "blogPost",
  "document",
  "book",
  "favorites",
  "profile",
  "welcome",
  "careerTestResult",
  "scaleResults",
  "searchResults",
  "studyPlan",
  "ownPlan",
  "eightProfessions",
  "faq",
  "signIn",
  "signUp",
  "activationSent",
  "activate",
  "resetPassword",
  "emailChange",
  "emailUndo",
  "notifications",
  "booking",
  "careerTest",
  "activities",
  "account",
  "accountGuardian",
  "accountFamily",
  "familyTalk",
  "accountCalendar",
  "careerTestGuardian",
  "schoolClasses",
  "join",
  "joinContinue",
  "claim",
  "apply",
  "accountData",
  "accountDevices",
  "accountEmail",
  "accountGoogle",
  "accountPassword",
  "accountTwoStep",
  "contact",
  "consultation",
  "eta",
  "error",
]);

/** Says once that the page was drawn with little data, and why; the pictures of this page and the full version are one step away. */
export function LowDataLine() {
  const { lowData } = useSite().site;
  const here = addressHere(useLocation());
  const screen = useMatches().at(-1)?.id ?? "";
  if (!lowData) return null;
  return (
    <section className="low-data no-print" aria-label={m.layouts_low_data()}>
      <div className="wrap">
        <p>{lowData.by === "device" ? m.layouts_low_data_device() : m.layouts_low_data_person()}</p>
        {PICTURED.has(screen) && <PicturesLink here={here} areShown={lowData.hasPictures} />}
        <Form method="post" action={pathTo("preferences")}>
          <input type="hidden" name="back" value={withoutPictures(here)} />
          <button type="submit" name="data" value="full">
            {m.layouts_low_data_full()}
          </button>
        </Form>
      </div>
    </section>
  );
}

function PicturesLink({ here, areShown }: { readonly here: string; readonly areShown: boolean }) {
  const without = withoutPictures(here);
  if (areShown) return <Link to={without}>{m.layouts_low_data_no_pictures()}</Link>;
  return <Link to={`${without}${without.includes("?") ? "&" : "?"}pictures=yes`}>{m.layouts_low_data_pictures()}</Link>;
}

function withoutPictures(here: string): string {
  const { pathname, searchParams } = new URL(here, "http://own.invalid");
  searchParams.delete("pictures");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

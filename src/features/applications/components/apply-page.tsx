import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import type { ApplicationKind } from "../rules.ts";
import type { ApplyView, Hindrance } from "../schema.ts";
import { OwnApplicationSection } from "./own-application.tsx";

interface ApplyPageProps {
  readonly view: ApplyView;
  /** Whether an application was withdrawn just now. */
  readonly isWithdrawn: boolean;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

const KINDS = [
  {
    kind: "advisor",
    title: m.applications_advisor_title,
    does: [m.applications_advisor_1, m.applications_advisor_2, m.applications_advisor_3],
    who: m.applications_advisor_who,
    start: m.applications_start_advisor,
  },
  {
    kind: "teacher",
    title: m.applications_teacher_title,
    does: [m.applications_teacher_1, m.applications_teacher_2, m.applications_teacher_3],
    who: m.applications_teacher_who,
    start: m.applications_start_teacher,
  },
] as const;

/** Who guides, and who is guided. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  stands: [["p-guide", 0, 1.35]],
};

/** What advisors and teachers do, who is taken and how; and where one's own application stands. */
export function ApplyPage({ view, isWithdrawn, timeZone, refused }: ApplyPageProps) {
  const { hindrance, own, openTo, answerIn } = view;
  // A guest's button leads by way of the sign-in.
  const isOpen = hindrance === null || hindrance === "visitor";
  return (
    <>
      <SceneTop title={m.applications_title()} lead={m.applications_lead()} scene={SCENE} />
      <div className="wrap apply pb-8">
        {isWithdrawn && !refused && (
          <Alert kind="ok" role="status">
            {m.applications_withdrawn()}
          </Alert>
        )}
        <FormFault refused={refused} />
        {own && <OwnApplicationSection own={own} mayOpenClasses={own.state === "accepted"} timeZone={timeZone} />}
        {hindrance && <HindranceNote hindrance={hindrance} hasOwn={own !== null} />}
        <div className="apply-kinds">
          {KINDS.map((one) => (
            <KindCard key={one.kind} {...one} isOpen={isOpen && openTo.includes(one.kind)} />
          ))}
        </div>
        <section className="grid gap-5">
          <h2 className="h2">{m.applications_steps_title()}</h2>
          <ol className="apply-steps">
            <li>{m.applications_step_1()}</li>
            <li>{m.applications_step_2({ days: answerIn })}</li>
            <li>{m.applications_step_3()}</li>
          </ol>
          <p className="hint">
            {m.applications_private()}
            {hindrance === "visitor" && <span className="block">{m.applications_visitor_text()}</span>}
          </p>
        </section>
      </div>
    </>
  );
}

type KindCardProps = (typeof KINDS)[number] & { readonly isOpen: boolean };

function KindCard({ kind, title, does, who, start, isOpen }: KindCardProps) {
  return (
    <section className="card">
      <h2 className="h2">{title()}</h2>
      <ul className="apply-does">
        {does.map((words) => (
          <li key={words()}>{words()}</li>
        ))}
      </ul>
      <div className="apply-whom">
        <h3 className="h3">{m.applications_whom()}</h3>
        <p>{who()}</p>
      </div>
      {isOpen && (
        <div>
          <ButtonLink to={startOf(kind)}>{start()}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Where the form of a kind is. */
export function startOf(kind: ApplicationKind): string {
  return pathTo("apply", {}, { kind });
}

function HindranceNote({ hindrance, hasOwn }: { readonly hindrance: Hindrance; readonly hasOwn: boolean }) {
  if (hindrance === "place") return <Alert title={m.applications_place_title()}>{m.applications_place_text()}</Alert>;
  if (hindrance === "minor")
    return (
      <Alert title={m.applications_minor_title()}>
        <p>{m.applications_minor_text()}</p>
        <p className="mt-3">
          <ButtonLink kind="quiet" small to={pathTo("contact")}>
            {m.applications_contact()}
          </ButtonLink>
        </p>
      </Alert>
    );
  // One's own application says all there is to say.
  if (hasOwn || hindrance !== "needless") return null;
  return <Alert title={m.applications_needless_title()}>{m.applications_needless_text()}</Alert>;
}

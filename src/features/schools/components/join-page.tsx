import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ClassWay } from "./class-way.tsx";
import { ClassCodeField, PaperCodeField, SchoolFault } from "./code-fields.tsx";

interface JoinPageProps {
  readonly refused: RefusedForm | undefined;
  readonly code: string;
  /** Short name of the place this browser is signed in to. */
  readonly place: string | null;
}

/** Pupils on their way to a lit classroom. */
export const CLASS_SCENE: NicheScene = {
  hue: "I",
  mate: "E",
  wide: 540,
  room: [80, 250, 176],
  place: [["classroom!", 80, 1.05]],
  stands: [
    ["p-teacher", 240, 1.05, 0, "S"],
    ["p-onway", -120, 1.2],
    ["p-cane", -222, 1.2, 0, "S"],
  ],
};

/** Class code and short name: all that a pupil needs. */
export function JoinPage({ refused, code, place }: JoinPageProps) {
  return (
    <>
      <SceneTop title={m.schools_join_title()} lead={m.schools_join_lead()} scene={CLASS_SCENE} />
      <div className="wrap joining">
        <div className="joining-form">
          {place !== null && (
            <Alert kind="info">
              <p>{m.schools_join_here({ name: `\u2068${place}\u2069` })}</p>
              <p>
                <ButtonLink kind="quiet" to={pathTo("careerTest")}>
                  {m.schools_join_here_go()}
                </ButtonLink>
              </p>
            </Alert>
          )}
          <SchoolFault refused={refused} />
          <PostForm noValidate className="form">
            <ClassCodeField refused={refused} known={code} />
            <TextField
              name="shortName"
              label={m.schools_field_short_name()}
              hint={m.schools_field_short_name_hint()}
              autoComplete="off"
              required
              maxLength={60}
              defaultValue={typed(refused, "shortName")}
              error={faultOf(refused, "short_name")}
            />
            <div>
              <p className="hint">{m.schools_join_agree_lead()}</p>
              <p className="flex flex-wrap gap-x-5">
                <Link to={pathTo("terms")}>{m.layouts_menu_terms()}</Link>
                <Link to={pathTo("privacy")}>{m.layouts_menu_privacy()}</Link>
              </p>
            </div>
            <p>
              <Button>{m.schools_join_action()}</Button>
            </p>
          </PostForm>
          <p>
            {m.schools_join_to_continue_lead()} <Link to={pathTo("joinContinue")}>{m.schools_join_to_continue()}</Link>
          </p>
        </div>
        <ClassWay at="code" />
      </div>
    </>
  );
}

/** Back to a place by its paper code. */
export function ContinuePage({ refused }: { readonly refused: RefusedForm | undefined }) {
  return (
    <>
      <SceneTop
        back={{ label: m.schools_join_title(), to: pathTo("join") }}
        title={m.schools_continue_title()}
        lead={m.schools_continue_lead()}
        scene={CLASS_SCENE}
      />
      <div className="wrap joining">
        <div className="joining-form">
          <SchoolFault refused={refused} />
          <PostForm noValidate className="form">
            <ClassCodeField refused={refused} />
            <PaperCodeField refused={refused} />
            <p>
              <Button>{m.schools_continue_action()}</Button>
            </p>
          </PostForm>
          <p className="hint">{m.schools_continue_lost()}</p>
        </div>
        <ClassWay at="paper" />
      </div>
    </>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Keeping } from "../schema.ts";

const KEEP = "keep-subjects";

/** Keeps what is ticked, in the account or on the device; it stands among the subjects, its form beside theirs. */
export function KeepButton({ keeping: { subjects, isKept, hasKept, said } }: { readonly keeping: Keeping }) {
  return (
    <div className="door-keep">
      {subjects !== "" && !isKept && (
        <Button kind="quiet" form={KEEP} name="subjects" value={subjects}>
          {m.study_plan_keep()}
        </Button>
      )}
      {subjects !== "" && <p className={isKept ? "door-kept" : "hint"}>{said}</p>}
      {hasKept && (
        <Button kind="quiet" small form={KEEP} name="subjects" value="">
          {m.study_plan_unkeep()}
        </Button>
      )}
    </div>
  );
}

/** A form cannot stand in another. */
export function KeepForm({ keeping }: { readonly keeping: Keeping }) {
  if (keeping.subjects === "" && !keeping.hasKept) return null;
  return <PostForm id={KEEP} preventScrollReset />;
}
